import type { ReactNode } from 'react';
import styled from 'styled-components';
import { keepFocusNear } from '../focus/keep-focus-near';

const Box = styled.div`
  margin-top: var(--space-3);
`;

/** Actions of an empty or failed part. Taking one removes the focused button. */
export function Actions({ children }: { children: ReactNode }) {
  return <Box ref={keepFocusNear}>{children}</Box>;
}
