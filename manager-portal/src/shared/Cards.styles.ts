import styled from 'styled-components';

const RANGE_BAR_PX = 88;

/** The visible range with its navigation, sticky below the top bar. */
export const RangeBar = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  inset-block-start: var(--size-topbar);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  margin-inline: calc(-1 * var(--page-padding));
  padding: var(--space-2) var(--page-padding);
  border-block: 1px solid var(--border-default);
  background: var(--bg-subtle);
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Cards = styled.ul`
  display: grid;
  margin-inline: calc(-1 * var(--page-padding));
  padding: 0;
  list-style: none;
`;

export const Card = styled.li`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--page-padding);
  border-block-end: 1px solid var(--border-default);
  scroll-margin-block-start: calc(var(--size-topbar) + ${RANGE_BAR_PX}px);

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: -2px;
  }
`;

export const CardHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;
