import { Button } from '@erm/ui-kit/core';
import styled from 'styled-components';

/** A button that stays pressed while what it opened is shown. */
export const Toggle = styled(Button)`
  &[aria-pressed='true'] {
    background: var(--bg-active);
  }
`;
