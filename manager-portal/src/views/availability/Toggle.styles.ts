import styled from 'styled-components';
import { ToolButton } from '../../shared/ToolButton';

/** A toggle button, pressed while its panel is open. */
export const Toggle = styled(ToolButton)`
  &[aria-pressed='true'] {
    background: var(--bg-active);
  }
`;
