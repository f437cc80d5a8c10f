import type { ReactNode } from 'react';
import styled from 'styled-components';
import { keepFocusNear } from '../focus/keep-focus-near';

const Box = styled.div`
  margin-top: var(--space-3);
`;

/** What can be done about an empty or failed part. Doing it removes the button that has the focus. */
export function Actions({ children }: { children: ReactNode }) {
  return <Box ref={keepFocusNear}>{children}</Box>;
}
