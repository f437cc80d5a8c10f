import styled from 'styled-components';
import { floatingSurface } from '../floating/surface.styles';

export const Popup = styled.div`
  ${floatingSurface}
  z-index: var(--z-dialog-popover);
  padding: var(--space-3);
  outline: none;
`;
