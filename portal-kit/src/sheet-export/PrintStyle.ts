import { createGlobalStyle } from 'styled-components';

/** How a page is printed on which a sheet has been laid: nothing but the sheet. */
export const PrintStyle = createGlobalStyle`
  [data-print='sheet'] {
    display: none;
  }

  @page {
    size: landscape;
    margin: 10mm;
  }

  @media print {
    body:has(> [data-print='sheet']) > :not([data-print='sheet']) {
      display: none;
    }

    [data-print='sheet'] {
      display: block;
      color: var(--text-primary);
      font: var(--type-small);
      print-color-adjust: exact;

      h1 {
        font: var(--type-heading);
      }

      > div {
        margin-block-start: 8px;
        border: 1px solid var(--border-default);
        overflow: hidden;
      }
    }
  }
`;
