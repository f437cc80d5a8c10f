import styled from 'styled-components';
import { media } from '../theme/media';

export const Row = styled.span`
  display: inline-flex;
  gap: 2px;
`;

export const Pip = styled.span<{ $filled: boolean; $size: PipSize }>`
  inline-size: ${({ $size }) => ($size === 'lg' ? 12 : 6)}px;
  block-size: ${({ $size }) => ($size === 'lg' ? 16 : 10)}px;
  border-radius: 2px;
  background: ${({ $filled }) => ($filled ? 'var(--load-fill)' : 'var(--load-track)')};

  ${media.forcedColors} {
    border: 1px solid CanvasText;
    background: ${({ $filled }) => ($filled ? 'Highlight' : 'Canvas')};
    forced-color-adjust: none;
  }
`;

export const Bar = styled.span`
  display: inline-block;
  inline-size: 94px;
  max-inline-size: 100%;
  block-size: var(--size-bar-md);
  border-radius: var(--radius-pill);
  background: var(--load-track);
  overflow: hidden;

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Fill = styled.span`
  display: block;
  block-size: 100%;
  background: var(--load-fill);

  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export type PipSize = 'md' | 'lg';
