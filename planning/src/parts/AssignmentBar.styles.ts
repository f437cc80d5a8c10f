import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';
import { LANE_PX } from './lanes';
import { endGivesWay, lifted, whole } from '../sheet/lifted.styles';
import { EDGE_INSIDE_PX } from '../grid/use-drag';

const BAR_PX = LANE_PX - 2;
const GRIP_PX = 44;

// Styled by attributes instead of props, so that styles are computed once rather than per bar.
export const Box = styled.div`
  position: absolute;
  block-size: ${BAR_PX}px;
  border-radius: var(--radius-sm);
  /* The stem marks the true start. */
  background: linear-gradient(to right, var(--bar-line) 5px, transparent 5px) no-repeat var(--bar-fill);
  box-shadow: inset 0 0 0 1px var(--bar-line);
  color: var(--bar-text);
  font: var(--type-caption);
  line-height: ${BAR_PX}px;
  white-space: nowrap;
  cursor: grab;
  touch-action: manipulation;
  -webkit-touch-callout: none;
  -webkit-user-select: none;
  user-select: none;
  --bar-fill: var(--accent-soft-strong);
  --bar-line: var(--load-fill);
  --bar-text: var(--text-primary);
  --grip-block: 0;
  --grip-inline: 10px;
  --grip-inset: -4px;

  /*
   * Grips: at least 12 px of them outside the bar. Here, because a rule with a condition that comes only with a grip makes
   * browsers restyle the whole page.
   */
  ${media.touch} {
    --grip-block: ${(BAR_PX - GRIP_PX) / 2}px;
    --grip-inline: ${GRIP_PX}px;
    --grip-inset: calc(min(${GRIP_PX - 12}px, 33%) - ${GRIP_PX}px);
  }

  &[data-pinned] {
    --bar-fill: var(--load-fill-soft);
  }

  &[data-place='left'],
  &[data-place='deleted'] {
    border: 1.5px dashed var(--border-control);
    box-shadow: none;
    --bar-fill: transparent;
  }

  &[data-place='deleted'] {
    font-style: italic;
  }

  /* Without a stem, and with a mark before its text, because color alone says nothing. */
  &[data-place='completed'] {
    background: var(--bar-fill);
    box-shadow: inset 0 0 0 1px var(--border-control);
    --bar-fill: var(--status-grey-bg);
    --bar-text: var(--status-grey-fg);
  }

  &[aria-selected='true'] {
    --bar-fill: var(--load-fill);
    --bar-text: var(--accent-on-solid);
  }

  &[aria-selected='true'],
  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: 2px;
    z-index: 1;
  }

  /* While you point at an assignment of another project, or another project is pinned. Texts stay as they are. */
  [data-dims] &[data-place='taken']:not([data-lit], [aria-selected='true']),
  [data-pins] &[data-place='taken']:not([data-lit], [aria-selected='true'], [data-pinned]) {
    --bar-fill: var(--accent-soft);
    --bar-line: var(--load-fill-soft);
  }

  /* The handles at the ends of a selected bar. */
  &[data-grips] {
    &::before,
    &::after {
      position: absolute;
      z-index: 4;
      inset-block-start: ${(BAR_PX - 12) / 2}px;
      inline-size: 6px;
      block-size: 12px;
      border: 1px solid var(--load-fill);
      border-radius: 3px;
      background: var(--bg-sheet);
      pointer-events: none;
    }

    &::before {
      inset-inline-start: -3px;
    }

    &::after {
      inset-inline-end: -3px;
    }

    &[aria-selected='true']::before,
    &[aria-selected='true']::after {
      content: '';
    }
  }

  /* Where an end of a wide bar can be taken. Boxes for the pointer alone, of one bar at a time. */
  &[data-edges][aria-selected='false']:hover {
    &::before,
    &::after {
      content: '';
      position: absolute;
      z-index: 4;
      inset-block: 0;
      inline-size: ${EDGE_INSIDE_PX}px;
      block-size: auto;
      border: none;
      background: none;
      cursor: ew-resize;
      pointer-events: auto;
    }

    &::before {
      inset-inline-start: 0;
    }

    &::after {
      inset-inline-end: 0;
    }
  }

  &[data-place='left'][aria-selected='true'] {
    --bar-fill: transparent;
    --bar-text: var(--text-primary);
  }

  ${media.forcedColors} {
    &[data-place] {
      border: 1px solid CanvasText;
      --bar-fill: Canvas;
      --accent-soft: Canvas;
      --bar-text: CanvasText;
      forced-color-adjust: none;
    }

    &[data-place][aria-selected='true'] {
      --bar-fill: Highlight;
      --bar-text: HighlightText;
    }
  }
`;

/** Resize handle of a selected bar. */
export const Grip = styled.span`
  position: absolute;
  z-index: 4;
  inset-block: var(--grip-block);
  inline-size: var(--grip-inline);
  cursor: ew-resize;
  touch-action: none;

  &[data-grip='start'] {
    inset-inline-start: var(--grip-inset);
  }

  &[data-grip='end'] {
    inset-inline-end: var(--grip-inset);
  }

  [aria-selected='false'] > & {
    pointer-events: none;
  }
`;

export const Text = styled.span`
  display: inline-flex;
  gap: 6px;
  max-inline-size: calc(100% - 6px);
  margin-block: 1px;
  margin-inline-start: 5px;
  padding-inline: 5px 4px;
  background: var(--bar-fill);
  line-height: ${BAR_PX - 2}px;
  vertical-align: top;

  &[data-alone] {
    padding-inline: 2px;
  }

  /* Within the border, or it would count as cut. */
  [data-place='left'] > &,
  [data-place='deleted'] > & {
    margin-block: 0;
    line-height: ${BAR_PX - 3}px;
  }

  [data-place='completed'] > &::before {
    content: '✓';
    content: '✓' / '';
  }

  ${lifted(1)}

  > [data-number] {
    ${whole}
  }

  > [data-cut='start'] ~ [data-number] {
    position: sticky;
    inset-inline-start: calc(var(--first-column) + 6px);
  }

  ${media.forcedColors} {
    margin-block: 0;
  }
`;

/** Shrinks before the number does. */
export const Name = styled.span`
  min-inline-size: 0;
  font-weight: var(--font-weight-medium);
  text-overflow: ellipsis;
  ${endGivesWay(6)}

  [data-pinned] &:first-child {
    font-weight: var(--font-weight-semibold);
  }

  &[data-cut] {
    position: relative;
    background: var(--bar-fill);
  }

  /* An ellipsis without a fill would be drawn over the name. */
  [data-place='left'] &::after,
  [data-place='deleted'] &::after {
    display: none;
  }
`;

/** Shrinks first. */
export const Position = styled(Name)`
  flex-shrink: 1000;
  font-weight: inherit;

  [data-cut='start'] ~ & {
    visibility: hidden;
  }
`;
