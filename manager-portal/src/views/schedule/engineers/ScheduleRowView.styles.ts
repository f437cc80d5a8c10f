import { RowHead } from '@erm/planning';
import { titleWhenCut } from '@erm/ui-kit/data';
import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';

/** The row header with the engineer. */
export const Person = styled(RowHead)`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: 10px;
  font: var(--type-small);

  &[data-compact] {
    padding-block: 3px;
    line-height: 20px;
  }

  &[aria-current='true'] {
    background: var(--accent-soft);
    box-shadow: inset 3px 0 0 var(--accent-solid);
  }

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: -2px;
  }
`;

export const Lines = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

/** At the end of a compact row's header. */
export const Free = styled.span`
  flex: none;
  color: var(--text-secondary);
  font: var(--type-caption);
  line-height: 20px;
`;

export const Name = styled.div.attrs(titleWhenCut)`
  overflow: hidden;
  font: var(--type-small);
  font-weight: var(--font-weight-medium);
  line-height: 16px;
  text-overflow: ellipsis;

  [data-compact] & {
    line-height: 20px;
  }

  white-space: nowrap;
`;

/** Beside the name when the line below shows an overload. */
export const Email = styled.span`
  margin-inline-start: var(--space-1-5);
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const Line = styled.div.attrs(titleWhenCut)`
  overflow: hidden;
  color: var(--text-tertiary);
  font: var(--type-caption);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Over = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  max-inline-size: 100%;
  color: var(--status-red-fg);
  font: var(--type-caption);
  text-align: start;

  [data-compact] & {
    flex: none;
    line-height: 20px;
  }

  svg {
    flex: none;

    /* The words need its room. */
    ${media.belowDesktop} {
      display: none;
    }
  }

  &:hover {
    text-decoration: underline;
  }
`;

export const OverText = styled.span.attrs(titleWhenCut)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The days of the row. With `data-track`, one can drag across them. */
export const Track = styled.div`
  position: relative;
  flex: 1;

  &[data-track] {
    cursor: cell;
  }
`;

/** The lane below the bars. */
export const MoreLane = styled.div`
  position: absolute;
  inset-inline: 0;
  block-size: 22px;
  pointer-events: none;
`;

/** Sticky, because it applies to all days. */
export const MoreLabel = styled.button`
  position: sticky;
  inset-inline-start: calc(var(--first-column) + 1px);
  z-index: 3;
  inline-size: max-content;
  min-block-size: 24px;
  padding-inline: var(--space-1-5);
  margin-inline-start: 1px;
  border-radius: var(--radius-sm);
  background: var(--bg-sheet);
  color: var(--text-secondary);
  font: var(--type-caption);
  line-height: 22px;
  pointer-events: auto;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--bg-hover);
    color: var(--text-primary);
  }

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: -1px;
  }
`;
