import styled from 'styled-components';

export const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  mask-image: linear-gradient(to bottom, black 65%, transparent 98%);

  .grid {
    fill: none;
    stroke: var(--border-hairline);
  }

  .month {
    fill: var(--text-secondary);
    font: var(--type-small);
  }

  .avatar {
    fill: var(--bg-active);
  }

  .fill {
    fill: var(--load-fill);
  }

  .soft {
    fill: var(--load-fill-soft);
  }

  .plan {
    fill: none;
    stroke: var(--load-fill);
    stroke-dasharray: 4 3;
    opacity: 0.8;
  }

  rect.over {
    fill: url('#schedule-hatch');
  }

  pattern .over {
    fill: var(--load-over);
  }

  .stripe {
    fill: var(--bg-sheet);
    opacity: 0.4;
  }

  .today {
    stroke: var(--load-marker);
    stroke-width: 1.5;
  }

  .today-tag {
    fill: var(--action-bg);
  }

  .today-text {
    fill: var(--action-fg);
    font: 600 11px/16px var(--font-sans);
  }
`;
