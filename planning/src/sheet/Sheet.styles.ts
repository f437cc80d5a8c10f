import { keepClear, media } from '@erm/ui-kit/styles';
import styled, { css } from 'styled-components';

/** The height of a time axis of two lines. Below 1024 px it has one, and is lower, except by touch. */
export const AXIS_PX = 48;

/** What the width of the window makes of a length below. NaN without a `Scroller`. */
const lengthOf = (scroller: HTMLElement, property: '--axis' | '--first-column') =>
  Number.parseFloat(getComputedStyle(scroller).getPropertyValue(property));

/** The height of the axis of a scroller, now, in px. */
export const axisHeight = (scroller: HTMLElement): number => lengthOf(scroller, '--axis') || AXIS_PX;

/** The width of its first column, now, in px. */
export const firstColumnWidth = (scroller: HTMLElement): number => lengthOf(scroller, '--first-column') || 0;

/** Scrolls both ways in itself, from edge to edge of a `Page` with `fill`. Without rows, it is as high as its axis. */
export const Scroller = styled.div<{ $hasRows?: boolean }>`
  --first-column: 264px;
  --axis: ${AXIS_PX}px;

  position: relative;
  isolation: isolate;
  flex: 1;
  min-block-size: 0;
  margin-inline: calc(-1 * var(--page-padding));
  border-block-start: 1px solid var(--border-default);
  overflow: auto;
  overscroll-behavior: contain;
  font-variant-numeric: tabular-nums;

  ${media.belowDesktop} {
    --first-column: 200px;
    --axis: 36px;
  }

  /* Room for the buttons in its corner. */
  ${media.touch} {
    --axis: ${AXIS_PX}px;
  }

  ${({ $hasRows = true }) =>
    !$hasRows &&
    css`
      flex: none;
      overflow-y: hidden;
      scrollbar-width: none;
    `}
`;

/** Sticks to the top of the scroller, above the heads of the rows. */
export const Axis = styled.div`
  position: sticky;
  z-index: calc(var(--z-sticky) + 1);
  inset-block-start: 0;
  block-size: var(--axis);
  border-block-end: 1px solid var(--border-default);
  background: var(--bg-subtle);

  &[data-axis] {
    cursor: grab;
    user-select: none;

    &:active {
      cursor: grabbing;
    }
  }
`;

/** The corner above the first column, which sticks in both directions. */
export const Corner = styled.div`
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
  display: flex;
  align-items: center;
  inline-size: var(--first-column);
  block-size: 100%;
  padding-inline: var(--page-padding) var(--space-2);
  border-inline-end: 1px solid var(--border-default);
  background: var(--bg-subtle);

  ${media.belowDesktop} {
    padding-inline: var(--space-4) var(--space-2);
  }
`;

/** The first cell of a row, which sticks to the start of the scroller. */
export const RowHead = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  inset-inline-start: 0;
  inline-size: var(--first-column);
  block-size: 100%;
  padding: var(--space-2) 10px var(--space-2) var(--page-padding);
  border-inline-end: 1px solid var(--border-default);
  background: var(--bg-sheet);
  /* Over the line below the row, too, where the ring of a selected bar or what is scrolled behind would show. */
  box-shadow: 0 1px var(--border-hairline);

  ${media.belowDesktop} {
    padding-inline-start: var(--space-4);
  }
`;

/** Below the scroller: counts at the start, legend at the end. */
export const Foot = styled.div.attrs(keepClear('bottom'))`
  container: sheet-foot / inline-size;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 40px;
  margin-block-start: calc(-1 * var(--space-4));
  margin-inline: calc(-1 * var(--page-padding));
  padding: var(--space-1) var(--page-padding);
  border-block-start: 1px solid var(--border-default);
  color: var(--text-secondary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

/** What takes the place of the rows, above the foot. */
export const Instead = styled.div`
  flex: 1;
`;

/** What scrolls: the axis and the rows. */
export const Canvas = styled.div`
  position: relative;
`;

/** The rows, behind which the backdrop is. */
export const Rows = styled.div`
  position: relative;
`;

/** Where the first row begins, but outside the grid, which may contain nothing but rows. */
export const AboveRows = styled.div`
  position: absolute;
  inset-block-start: var(--axis);
  inset-inline-start: 0;
`;

/** Positions what is above the rows, relative to the first day of the canvas. */
export const Overlay = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--first-column);
  pointer-events: none;
`;

// Without a transform, which would put today's line above the texts of its bars.
/** A row at its place among the others. */
export const SheetRow = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  border-block-end: 1px solid var(--border-hairline);
`;
