import styled from 'styled-components';
import { floatingSurface } from '../floating/surface.styles';

export const Panel = styled.div`
  ${floatingSurface}
  z-index: var(--z-dialog-popover);
  max-width: min(360px, calc(100vw - 16px));
  max-height: min(var(--room, 420px), calc(100dvh - 16px));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-3);
  font: var(--type-small);
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: -2px;
  }
`;
