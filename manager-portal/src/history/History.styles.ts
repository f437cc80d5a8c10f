import { media } from '@erm/ui-kit/styles';
import { styled } from 'styled-components';

const list = `
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Day = styled.section`
  --inset: var(--history-inset, var(--space-6));

  margin-inline: calc(-1 * var(--inset));

  ${media.phone} {
    --inset: var(--space-4);
  }
`;

export const DayHeading = styled.h3`
  padding: var(--space-2) var(--inset);
  border-block: 1px solid var(--border-hairline);
  background: var(--bg-sheet);
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Entries = styled.ul`
  ${list}
`;

/** The button of a row that you do not point at is there for the keyboard, which shows it. */
export const Aside = styled.div`
  flex: none;
  align-self: start;
  opacity: 0;

  ${media.touch} {
    opacity: 1;
  }
`;

export const Item = styled.li`
  display: flex;
  gap: var(--space-3);
  min-block-size: 50px;
  padding: 6px var(--inset);

  > :first-child {
    margin-block-start: 8px;
  }

  > ${Aside} {
    margin-block-start: 4px;
  }

  ${media.touch} {
    padding-block: 3px;

    > ${Aside} {
      margin-block-start: 1px;
    }
  }

  &:is(:hover, :focus-within) {
    background: var(--bg-hover);

    > ${Aside} {
      opacity: 1;
    }
  }

  &:not(:last-child) {
    border-block-end: 1px solid var(--border-hairline);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  font: var(--type-small);

  strong {
    font-weight: var(--font-weight-medium);
  }
`;

/** One line, truncated; expanded, it shows in full. */
export const Title = styled.button<{ $undone: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  max-inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--radius-xs);
  background: none;
  color: ${({ $undone }) => ($undone ? 'var(--text-secondary)' : 'var(--text-primary)')};
  font: inherit;
  text-align: start;
  text-decoration: ${({ $undone }) => ($undone ? 'line-through' : 'none')};
  cursor: pointer;

  > svg {
    flex: none;
    color: var(--text-tertiary);
  }

  &[aria-expanded='true'] {
    > svg {
      rotate: 180deg;
    }

    span {
      max-inline-size: 100%;
      flex-wrap: wrap;
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: 1px;
  }
`;

export const Details = styled.div`
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-1) var(--space-2);
  overflow-wrap: anywhere;
`;

export const Parts = styled.ul`
  ${list}

  display: grid;
  gap: var(--space-2);
  margin-block: var(--space-1);
  padding-inline-start: var(--space-3);
  border-inline-start: 2px solid var(--border-hairline);
`;

export const Caption = styled.p`
  overflow: hidden;
  color: var(--text-secondary);
  font: var(--type-caption);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
