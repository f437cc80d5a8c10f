import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  margin-top: var(--space-3);
`;

/**
 * What can be done about an empty or failed part. Doing it removes the button that has the focus: unless something else takes
 * it, the focus goes to the dialog or page around.
 */
export function Actions({ children }: { children: ReactNode }) {
  return <Box ref={keepFocusNear}>{children}</Box>;
}

const keepFocusNear = (box: HTMLElement | null) => () => {
  if (!box?.contains(document.activeElement)) return;
  const around = box.closest<HTMLElement>('main, [role$="dialog"]');
  // What comes instead may ask for the focus as it is rendered.
  queueMicrotask(() => {
    if (document.activeElement === document.body) around?.focus({ preventScroll: true });
  });
};
