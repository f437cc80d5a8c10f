/** Print styles for a page with a sheet on top: only the sheet is printed. */
export const PRINT_CSS = `
  [data-print='sheet'] { display: none; }
  @page { size: landscape; margin: 10mm; }
  @media print {
    body > :not([data-print='sheet']) { display: none; }
    [data-print='sheet'] {
      display: block;
      color: var(--text-primary);
      font: var(--type-small);
      break-inside: avoid;
    }
    [data-print='sheet'] + [data-print='sheet'] { break-before: page; }
    [data-print='sheet'] > h1 { font: var(--type-heading); }
    [data-print='sheet'] > div {
      margin-block-start: 8px;
      outline: 1px solid var(--border-default);
      overflow: hidden;
    }
  }
`;
