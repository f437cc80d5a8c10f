import { css } from 'styled-components';

/** Text that opens a breakdown. In tables, where all numbers do, only the hovered or focused one is marked. */
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
