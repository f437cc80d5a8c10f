import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';

/** A view over days with the history beside it, below the toolbar of a `Page` with `fill`. */
export const Columns = styled.div`
  ${media.tablet} {
    display: flex;
    flex: 1;
    min-block-size: 0;
  }

  /* Highlights what a history entry is about. */
  [data-ringed] {
    outline: 2px solid var(--text-primary);
    outline-offset: 1px;
    z-index: 1;
  }
`;

export const Main = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-4);
  min-inline-size: 0;
`;
