import { RowHead } from '@erm/planning';
import { titleWhenCut } from '@erm/ui-kit/data';
import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';

/** The row header with the project. */
export const Head = styled(RowHead)`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  align-items: center;
  column-gap: var(--space-1);

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: -2px;
  }
`;

export const Name = styled.div.attrs(titleWhenCut)`
  overflow: hidden;
  font: var(--type-small);
  font-weight: var(--font-weight-medium);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Below the name. The dates shrink before the status does. */
export const Line = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--space-1-5);
  min-inline-size: 0;
  color: var(--text-secondary);
  font: var(--type-caption);

  > :first-child {
    flex: none;
  }

  > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Open places and uncovered skills. */
export const Lacking = styled.p`
  grid-column: 1 / -1;
  margin-block-start: 3px;
  color: var(--status-yellow-fg);
  font: var(--type-caption);
  white-space: nowrap;
`;

/** Hidden on small screens. */
export const OnWide = styled.span`
  ${media.belowDesktop} {
    display: none;
  }
`;

/** The days of the row. */
export const Track = styled.div`
  position: relative;
  flex: 1;
`;
