import styled from 'styled-components';
import { floatingSurface } from '../floating/surface.styles';

/** In short windows a month fits neither above nor below the field, so it's centered. */
export const Popup = styled.div`
  ${floatingSurface}
  z-index: var(--z-dialog-popover);
  max-inline-size: calc(100vw - 16px);
  max-block-size: calc(100dvh - 16px);
  padding: var(--space-3);
  overflow: auto;
  outline: none;

  @media (max-height: 400px) {
    inset: 0 !important;
    block-size: fit-content;
    inline-size: fit-content;
    margin: auto;
    transform: none !important;
  }
`;
