import styled from 'styled-components';
import { ToolButton } from '../../shared/ToolButton';

/** A button that stays pressed while what it opened is shown. */
export const Toggle = styled(ToolButton)`
  &[aria-pressed='true'] {
    background: var(--bg-active);
  }
`;
