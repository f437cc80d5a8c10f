import { keepClear, media } from '@erm/ui-kit/styles';
import styled, { css } from 'styled-components';

/** Height of a two-line axis. Below 1024 px it has one line and is lower, except on touch screens. */
export const AXIS_PX = 48;

/** A CSS length of the scroller at the current window width; NaN without a `Scroller`. */
const lengthOf = (scroller: HTMLElement, property: '--axis' | '--first-column') =>
  Number.parseFloat(getComputedStyle(scroller).getPropertyValue(property));

/** Current height of a scroller's axis, in px. */
export const axisHeight = (scroller: HTMLElement): number => lengthOf(scroller, '--axis') || AXIS_PX;

/** Current width of its first column, in px. */
export const firstColumnWidth = (scroller: HTMLElement): number => lengthOf(scroller, '--first-column') || 0;

/** A held item at its new place. No transform: the sticky text inside would ignore it. */
export const GhostBox = styled.div`
  position: absolute;
  z-index: 5;
  background: var(--load-fill);
  box-shadow: var(--shadow-popover);
  color: var(--accent-on-solid);
  font: var(--type-caption);
  white-space: nowrap;
  overflow: clip;
`;

/** Scrolls both ways, edge to edge in a `Page` with `fill`. Without rows, it is as tall as its axis. */
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

  /* Here, because a rule with a condition that comes only with a ghost makes browsers restyle the whole page. */
  ${media.forcedColors} {
    ${GhostBox} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  ${({ $hasRows = true }) =>
    !$hasRows &&
    css`
      flex: none;
      overflow-y: hidden;
      scrollbar-width: none;
    `}
`;

/** Sticks to the top of the scroller, above the row headers. */
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

/** The corner above the first column, sticky in both directions. */
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

/** The first cell of a row, sticky at the start of the scroller. */
export const RowHead = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  inset-inline-start: 0;
  inline-size: var(--first-column);
  block-size: 100%;
  padding: var(--space-2) 10px var(--space-2) var(--page-padding);
  border-inline-end: 1px solid var(--border-default);
  background: var(--bg-sheet);
  /* Also covers the line below the row, where a bar's ring or scrolled content would show through. */
  box-shadow: 0 1px var(--border-hairline);

  [data-target] > & {
    background: var(--bg-hover);
  }

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

/** Replaces the rows, above the foot. */
export const Instead = styled.div`
  flex: 1;
`;

/** The scrolled content: axis and rows. */
export const Canvas = styled.div`
  position: relative;
`;

/** The rows, in front of the backdrop. */
export const Rows = styled.div`
  position: relative;
`;

/** Starts where the first row does, but outside the grid, which may only contain rows. */
export const AboveRows = styled.div`
  position: absolute;
  inset-block-start: var(--axis);
  inset-inline-start: 0;
`;

/** Positions overlays relative to the first day of the canvas. */
export const Overlay = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--first-column);
  pointer-events: none;
`;

// No transform: it would create a stacking context, with today's line above the texts of the bars.
/** An absolutely positioned row. */
export const SheetRow = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  border-block-end: 1px solid var(--border-hairline);

  /* Drop target. */
  &[data-target] {
    background: var(--bg-hover);
  }
`;
