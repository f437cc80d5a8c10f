import { titleWhenCut } from '@erm/ui-kit/data';
import { styled } from 'styled-components';

export const ProjectCell = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  overflow-wrap: anywhere;

  /* Keeps the column readable. The other columns share the remaining width, or the table scrolls. */
  @media (min-width: 640px) {
    min-inline-size: 240px;
  }

  svg {
    flex: none;
    align-self: flex-start;
    margin-block-start: 3px;
  }
`;

/** Limits name and description to two lines, so that rows have equal heights and are easy to scan. */
export const TwoLines = styled.span.attrs(titleWhenCut)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Description = styled.span`
  color: var(--text-secondary);
  font: var(--type-small);
`;
