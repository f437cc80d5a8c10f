import { media } from '@erm/ui-kit/core';
import styled from 'styled-components';
import { floatingSurface } from '../floating/surface.styles';

export const List = styled.div`
  ${floatingSurface}
  z-index: var(--z-dialog-popover);
  min-width: 180px;
  max-width: calc(100vw - 16px);
  max-height: min(420px, calc(100dvh - 16px));
  overflow-y: auto;
  padding: var(--space-1);
  outline: none;
`;

export const Item = styled.button<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 32px;
  padding: 0 10px;
  border-radius: var(--radius-sm);
  color: ${({ $danger }) => ($danger ? 'var(--status-red-fg)' : 'var(--text-primary)')};
  font: var(--type-small);
  text-align: start;

  > svg {
    color: ${({ $danger }) => ($danger ? 'var(--status-red-solid)' : 'var(--text-tertiary)')};
  }

  &:focus {
    outline: none;
    background: var(--bg-active);
  }

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    color: var(--text-disabled);
  }

  ${media.touch} {
    min-height: 44px;
  }

  ${media.forcedColors} {
    &:focus {
      outline: 2px solid Highlight;
    }

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const Separator = styled.div`
  height: 1px;
  margin: var(--space-1) calc(-1 * var(--space-1));
  background: var(--border-hairline);

  ${media.forcedColors} {
    background: CanvasText;
  }
`;
