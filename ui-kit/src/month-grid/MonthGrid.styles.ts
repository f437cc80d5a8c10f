import { media, visuallyHidden } from '@erm/ui-kit/core';
import styled, { css } from 'styled-components';
import type { Tone } from '../badge/tones';

/** Rows are CSS grids, so that a day with all its items can be a single button filling its cell. */
export const Frame = styled.div`
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;

  .caption {
    ${visuallyHidden}
  }

  .grid {
    display: block;
  }

  .grid > * {
    display: block;
  }

  .weekdays,
  .week {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    border-block-end: 1px solid var(--border-hairline);
  }

  .week:last-child {
    border-block-end: 0;
  }

  .weekday {
    padding: var(--space-2) var(--space-2);
    background: var(--bg-subtle);
    color: var(--text-tertiary);
    font-weight: var(--font-weight-medium);
    text-align: start;
  }

  .day {
    display: grid;
    min-width: 0;
    padding: 0;
  }

  .day + .day {
    border-inline-start: 1px solid var(--border-hairline);
  }

  [data-outside] {
    background: var(--bg-subtle);
  }

  [data-today] {
    box-shadow: inset 0 2px var(--accent-solid);
  }

  .day-button {
    position: relative;
    display: grid;
    grid-template: 32px / minmax(0, 1fr);
    grid-auto-rows: 20px;
    align-content: start;
    min-width: 0;
    min-block-size: 100px;
    padding-block-end: var(--space-2);
    text-align: start;

    &:focus-visible {
      outline: none;
    }
  }

  /* Bands of the previous day overlap this one, so the focus ring is drawn above them. */
  .day-button:focus-visible::after {
    content: '';
    position: absolute;
    z-index: 2;
    inset: 0;
    outline: 2px solid var(--accent-ring);
    outline-offset: -2px;
    pointer-events: none;
  }

  .day-button[aria-expanded='true'] {
    background: var(--bg-active);
  }

  ${media.hover} {
    .day-button:hover {
      background: var(--bg-hover);
    }
  }

  ${media.phone} {
    .weekday {
      padding-inline: 0;
      text-align: center;
    }
  }
`;

export const DayNumber = styled.span<{ $today: boolean; $outside: boolean }>`
  grid-row: 1;
  grid-column: 1;
  place-self: center start;
  margin-inline-start: var(--space-1);
  padding: 2px 4px;
  border-radius: var(--radius-pill);
  color: ${({ $outside }) => ($outside ? 'var(--text-tertiary)' : 'var(--text-primary)')};
  font: var(--type-small);

  ${({ $today }) =>
    $today &&
    css`
      min-width: 28px;
      background: var(--accent-solid);
      color: var(--accent-on-solid);
      font-weight: var(--font-weight-semibold);
      text-align: center;
    `}

  ${media.phone} {
    justify-self: center;
    margin-inline-start: 0;
    white-space: nowrap;
  }

  ${media.forcedColors} {
    ${({ $today }) =>
      $today &&
      css`
        border: 1px solid CanvasText;
      `}
  }
`;

/** On the line of the day's number, at its end. */
export const Warning = styled.span`
  display: flex;
  grid-row: 1;
  grid-column: 1;
  align-items: center;
  align-self: center;
  justify-self: end;
  gap: 2px;
  padding-inline-end: var(--space-1);
  color: var(--status-red-fg);
  font-weight: var(--font-weight-medium);
  white-space: nowrap;

  ${media.phone} {
    align-self: start;
    padding-inline-end: 0;
  }
`;

interface BandProps {
  $tone: Tone;
  $starts: boolean;
  $ends: boolean;
  $leads: boolean;
  $tentative: boolean;
}

/** One item's segment of a day. Adjacent segments join into a band by overlapping the line between days. */
export const Band = styled.span<BandProps>`
  --glyph-cut: var(--status-${({ $tone }) => $tone}-bg);

  position: relative;
  /* On phones the name extends across the following days. */
  z-index: ${({ $leads }) => ($leads ? 1 : 'auto')};
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-width: 0;
  block-size: 18px;
  margin-inline: ${({ $starts, $leads }) => ($starts ? '3px' : $leads ? '0' : '-1px')}
    ${({ $ends }) => ($ends ? '3px' : '0')};
  padding-inline: var(--space-2) 2px;
  border: 0 solid var(--status-${({ $tone }) => $tone}-solid);
  border-inline-start-width: ${({ $starts }) => ($starts ? '3px' : '0')};
  border-start-start-radius: ${({ $starts }) => ($starts ? 'var(--radius-xs)' : '0')};
  border-end-start-radius: ${({ $starts }) => ($starts ? 'var(--radius-xs)' : '0')};
  border-start-end-radius: ${({ $ends }) => ($ends ? 'var(--radius-xs)' : '0')};
  border-end-end-radius: ${({ $ends }) => ($ends ? 'var(--radius-xs)' : '0')};
  background: var(--status-${({ $tone }) => $tone}-bg);
  color: ${({ $leads, $tone }) => ($leads ? `var(--status-${$tone}-fg)` : 'var(--text-secondary)')};
  font-weight: ${({ $leads }) => ($leads ? 'var(--font-weight-medium)' : 'inherit')};
  line-height: 18px;

  ${({ $tentative }) =>
    $tentative &&
    css`
      border-block-width: 1px;
      border-block-style: dashed;
      line-height: 16px;
    `}

  > svg {
    inline-size: 12px;
    block-size: 12px;
  }

  ${media.phone} {
    padding-inline: 2px 0;
  }

  ${media.forcedColors} {
    border-block-width: 1px;
    border-color: CanvasText;
  }
`;

export const Name = styled.span<{ $run: number }>`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    ${({ $run }) =>
      $run > 0
        ? css`
            flex: none;
            inline-size: calc(${$run * 100}% - 4px);

            svg + & {
              inline-size: calc(${$run * 100}% - 20px);
            }
          `
        : visuallyHidden}
  }
`;

export const More = styled.span`
  padding-inline: var(--space-2);
  color: var(--text-secondary);
  font-weight: var(--font-weight-medium);
  line-height: 20px;
  white-space: nowrap;

  ${media.phone} {
    padding-inline: 2px;
    text-align: center;
  }
`;

/** On phones there is only room for the number. */
export const MoreText = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

/** A day's list below the grid. */
export const Below = styled.div`
  font: var(--type-small);

  &:not(:empty) {
    padding: var(--space-3) var(--space-4) var(--space-4);
    border-block-start: 1px solid var(--border-default);
  }
`;

export const DayTitle = styled.p`
  margin-block-end: var(--space-2);
  font-weight: var(--font-weight-semibold);
`;

export const DayList = styled.ul`
  display: grid;
  gap: var(--space-2);
`;

export const DayLine = styled.li<{ $tone: Tone }>`
  display: flex;
  gap: var(--space-2);
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-block-start: 3px;
    color: var(--status-${({ $tone }) => $tone}-solid);
  }
`;
