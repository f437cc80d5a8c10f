import styled, { css } from 'styled-components';
import { media } from '../theme/media';

export type NoteTone = 'red' | 'yellow' | 'blue' | 'green';

export const Box = styled.div<{ $tone: NoteTone; $outlined: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: var(--space-3);
  border: 1px solid transparent;
  border-radius: var(--radius-md);
  background: ${({ $tone }) => `var(--status-${$tone}-bg)`};
  color: var(--text-primary);
  font: var(--type-small);

  ${({ $tone, $outlined }) =>
    $outlined &&
    css`
      padding: var(--space-3) var(--space-5);
      border-color: var(--status-${$tone}-border);
      border-radius: var(--radius-lg);
      background: none;
    `}

  > svg {
    margin-top: 2px;
    color: ${({ $tone }) => `var(--status-${$tone}-solid)`};
  }

  ${media.phone} {
    flex-wrap: wrap;
  }

  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const Texts = styled.div`
  flex: 1;
  min-width: min(160px, 100%);
`;

export const Title = styled.p`
  font-weight: var(--font-weight-semibold);
`;

export const Body = styled.div`
  color: var(--text-secondary);
  font: var(--type-caption);
  line-height: 20px;

  &:first-child {
    color: var(--text-primary);
    font: var(--type-small);
  }
`;

export const Action = styled.div`
  flex-shrink: 0;

  ${media.phone} {
    flex-basis: 100%;
    padding-inline-start: 26px;
  }
`;
