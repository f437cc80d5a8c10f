import { media } from '@erm/ui-kit/core';
import styled from 'styled-components';

/** Class names for the calendar's elements; its own style sheet isn't used. */
export const parts = {
  root: 'root',
  months: 'months',
  nav: 'nav',
  button_previous: 'nav-button',
  button_next: 'nav-button',
  chevron: 'chevron',
  month: 'month',
  month_caption: 'caption',
  caption_label: 'caption-label',
  month_grid: 'grid',
  weekdays: 'weekdays',
  weekday: 'weekday',
  week: 'week',
  day: 'day',
  day_button: 'day-button',
};

export const Frame = styled.div`
  --day: min(36px, (100vw - 56px) / 7);

  font: var(--type-small);
  font-variant-numeric: tabular-nums;

  ${media.touch} {
    --day: min(42px, (100vw - 56px) / 7);
  }

  .months {
    position: relative;
  }

  .nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    justify-content: space-between;
  }

  .nav-button {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--radius-md);
    color: var(--text-secondary);

    &:hover {
      background: var(--bg-hover);
    }

    &[aria-disabled='true'] {
      background: none;
      color: var(--text-disabled);
    }
  }

  .chevron {
    fill: currentColor;
    inline-size: 16px;
    block-size: 16px;

    &:dir(rtl) {
      scale: -1 1;
    }
  }

  .caption {
    display: grid;
    place-items: center;
    block-size: 32px;
    font-weight: var(--font-weight-semibold);
  }

  .grid {
    border-collapse: collapse;
  }

  .weekday {
    inline-size: var(--day);
    block-size: 28px;
    color: var(--text-tertiary);
    font: var(--type-micro);
  }

  .day {
    padding: 1px;
    text-align: center;
  }

  .day-button {
    inline-size: var(--day);
    block-size: 32px;
    border-radius: var(--radius-md);

    &:hover:not(:disabled) {
      background: var(--bg-hover);
    }

    &:focus-visible {
      outline-offset: -2px;
    }

    ${media.touch} {
      block-size: 40px;
    }
  }

  [data-outside] > .day-button {
    color: var(--text-tertiary);
  }

  [data-today] > .day-button {
    box-shadow: inset 0 0 0 1px var(--accent-solid);
    font-weight: var(--font-weight-semibold);
  }

  [data-disabled] > .day-button {
    color: var(--text-tertiary);
    text-decoration: line-through;
    cursor: not-allowed;
  }

  [data-selected] > .day-button,
  [data-selected] > .day-button:hover:not(:disabled) {
    background: var(--accent-solid);
    color: var(--accent-on-solid);
    font-weight: var(--font-weight-semibold);
  }

  [data-selected] > .day-button:focus-visible {
    outline-offset: 2px;
  }

  ${media.forcedColors} {
    [data-selected] > .day-button {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    [data-today] > .day-button {
      border: 1px solid CanvasText;
    }
  }
`;
