import { Axis } from '@erm/planning';
import { media } from '@erm/ui-kit/styles';
import styled, { css } from 'styled-components';

/** Two lines: column groups, then columns. Below 1024 px, only columns, some of which name a new group. */
export const AxisGrid = styled(Axis)`
  z-index: calc(var(--z-sticky) + 1);
  display: grid;
  grid-template-columns: var(--columns);
  grid-template-rows: 22px 1fr;

  ${media.belowDesktop} {
    grid-template-rows: 0 1fr;
  }
`;

/** Above the first column, outside the grid, whose only tab stop is a cell. */
export const Navigation = styled.div`
  position: sticky;
  z-index: calc(var(--z-sticky) + 2);
  inset-block-start: 0;
  inset-inline-start: 0;
  display: flex;
  align-items: center;
  inline-size: max-content;
  block-size: var(--axis);
  margin-block-end: calc(-1 * var(--axis));
  padding-inline-start: var(--page-padding);

  ${media.belowDesktop} {
    padding-inline-start: var(--space-4);
  }
`;

/** Spans the columns of a month or year. */
export const Group = styled.span`
  overflow: hidden;
  padding: var(--space-1) var(--space-2) 0;
  border-inline-start: 1px solid var(--border-hairline);
  color: var(--text-primary);
  font: var(--type-caption);
  font-weight: var(--font-weight-semibold);
  white-space: nowrap;

  ${media.belowDesktop} {
    display: none;
  }
`;

/** A text for either the two-line or the one-line axis. */
export const InTwoLines = styled.span`
  ${media.belowDesktop} {
    display: none;
  }
`;

export const InOneLine = styled.span`
  ${media.desktop} {
    display: none;
  }
`;

/** A column header; sorts by its column. */
export const Heading = styled.div<{ $now: boolean }>`
  grid-row: 2;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-inline-size: 0;
  border-inline-end: 1px solid var(--border-hairline);
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-weight: var(--font-weight-medium);
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--text-primary);
  }

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: -2px;
  }

  > span {
    ${({ $now }) =>
      $now &&
      css`
        padding: 2px 6px;
        border-radius: var(--radius-pill);
        background: var(--accent-solid);
        color: var(--accent-on-solid);
      `}
  }
`;

/** Heading of the names, beside the navigation. */
export const NameHeading = styled(Heading)`
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
  grid-row: 1 / 3;
  grid-column: 1;
  justify-content: flex-end;
  padding-inline-end: 10px;
  border-inline-end-color: var(--border-default);
  background: var(--bg-subtle);
`;
