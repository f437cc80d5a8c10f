import { css } from 'styled-components';

/** Text that opens what it is made of. In tables, where all numbers do, the one that is pointed at or has the focus. */
export const askable = css`
  text-align: start;
  text-decoration: underline dotted 1px;
  text-underline-offset: 4px;

  @media (hover: hover) {
    :is(td, [role='cell'], [role='gridcell']) &:not(:hover, :focus-visible) {
      text-decoration-line: none;
    }
  }
`;
