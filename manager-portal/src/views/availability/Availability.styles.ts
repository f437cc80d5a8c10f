import { Scroller } from '@erm/planning';
import { hatch, media } from '@erm/ui-kit/styles';
import styled, { css } from 'styled-components';

export const ROW_PX = 40;
const MIN_CELL_PX = 56;

/** On touch screens, the corner buttons are larger, with the names' heading beside them. */
export const GridScroller = styled(Scroller)`
  ${media.touch} {
    ${media.belowDesktop} {
      --first-column: 232px;
    }
  }
`;

/** As wide as all columns, which share the space beside the first one. */
export const Sheet = styled.div<{ $columns: number }>`
  --columns: var(--first-column) repeat(${({ $columns }) => $columns}, minmax(${MIN_CELL_PX}px, 1fr));

  position: relative;
  min-inline-size: calc(var(--first-column) + ${({ $columns }) => $columns * MIN_CELL_PX}px);
`;

/** Space for rows that are not drawn. */
export const Rows = styled.div`
  position: relative;
`;

export const GridRow = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
  grid-template-columns: var(--columns);
  block-size: ${ROW_PX}px;
`;

const focus = css`
  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: -2px;
  }
`;

/** The first column of a row. */
export const Who = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  inset-inline-start: 0;
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding-inline: var(--page-padding) 10px;
  border-inline-end: 1px solid var(--border-default);
  border-block-end: 1px solid var(--border-hairline);
  background: var(--bg-sheet);
  font: var(--type-small);
  line-height: 16px;
  cursor: pointer;
  ${focus}

  ${media.belowDesktop} {
    padding-inline-start: var(--space-4);
  }
`;

/** Filled from below in proportion to the load. */
export const CellBox = styled.div<{ $over: boolean; $strong: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  border-inline-end: 1px solid var(--border-hairline);
  border-block-end: 1px solid var(--border-hairline);
  background: linear-gradient(var(--accent-soft-strong) 0 0) bottom / 100% var(--filled) no-repeat;
  color: ${({ $strong }) => ($strong ? 'var(--text-primary)' : 'var(--text-secondary)')};
  font: var(--type-small);
  font-weight: var(${({ $strong }) => ($strong ? '--font-weight-semibold' : '--font-weight-regular')});
  cursor: pointer;
  ${focus}

  ${({ $over }) =>
    $over &&
    css`
      position: relative;
      background: var(--load-over);
      color: var(--status-red-on-solid);

      &::before {
        position: absolute;
        inset-block-start: 0;
        inset-inline: 0;
        block-size: 6px;
        ${hatch}
        content: '';
      }
    `}

  ${media.forcedColors} {
    ${({ $over }) => $over && 'border: 3px double CanvasText;'}
  }
`;

/** A sticky row above or below the others. */
export const TotalsRow = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  inset-block-end: 0;
  display: grid;
  grid-template-columns: var(--columns);
  block-size: ${ROW_PX}px;
  border-block-start: 1px solid var(--border-default);
  background: var(--bg-subtle);
  color: var(--text-secondary);
  font: var(--type-caption);

  ${Who} {
    background: var(--bg-subtle);
    font: var(--type-caption);
    cursor: default;
  }
`;

export const TotalCell = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  border-inline-end: 1px solid var(--border-hairline);
  ${focus}

  strong {
    color: var(--text-primary);
    font-weight: var(--font-weight-semibold);
  }
`;

export const TipTitle = styled.strong`
  display: block;
  font-weight: var(--font-weight-semibold);
`;

export const TipLine = styled.span`
  display: block;

  & + & {
    color: var(--text-on-inverse-muted);
  }
`;
