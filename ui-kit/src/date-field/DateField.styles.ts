import styled from 'styled-components';
import { floatingSurface } from '../floating/surface.styles';

export const Popup = styled.div`
  ${floatingSurface}
  z-index: var(--z-dialog-popover);
  padding: var(--space-3);
  outline: none;
`;

export const Range = styled.p`
  margin-block-start: var(--space-2);
  padding: var(--space-2) var(--space-2) 0;
  border-block-start: 1px solid var(--border-hairline);
  color: var(--text-secondary);
  font: var(--type-caption);
`;
