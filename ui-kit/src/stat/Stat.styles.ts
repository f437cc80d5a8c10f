import { media } from '@erm/ui-kit/core';
import styled from 'styled-components';

export type StatSize = 'md' | 'lg';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Label = styled.p`
  color: var(--text-secondary);
  font: var(--type-small);
`;

export const Value = styled.p<{ $size: StatSize }>`
  min-block-size: 1lh;
  margin-block: var(--space-1);
  font: ${({ $size }) => ($size === 'lg' ? 'var(--type-figure)' : '500 28px/36px var(--font-sans)')};
  letter-spacing: ${({ $size }) => ($size === 'lg' ? 'var(--tracking-figure)' : 'var(--tracking-display)')};
  font-variant-numeric: proportional-nums;
`;

export const Context = styled.div`
  color: var(--text-secondary);
  font: var(--type-caption);
`;

/**
 * Cells draw the dividers as their top and left borders, and the strip clips the outermost ones. This way the same
 * borders work for a single row and for two by two.
 */
export const Strip = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-lg);
  overflow: hidden;

  > * {
    margin-block-start: -1px;
    margin-inline-start: -1px;
    padding: var(--space-4) var(--space-5);
    border-block-start: 1px solid var(--border-hairline);
    border-inline-start: 1px solid var(--border-hairline);
  }

  ${media.phone} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * {
      padding: var(--space-3) var(--space-4);
    }
  }
`;
