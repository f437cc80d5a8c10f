import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  margin-top: var(--space-3);
`;

/**
 * What can be done about an empty or failed part. Doing it removes the button that has the focus: unless something else takes
 * it, the focus goes to the dialog or page around.
 */
export function Actions({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const around = element?.closest<HTMLElement>('main, [role="dialog"], [role="alertdialog"]');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // What comes instead may ask for the focus as it is rendered.
      queueMicrotask(() => {
        if (document.activeElement === document.body) around?.focus({ preventScroll: true });
      });
    };
  }, []);
  return <Box ref={box}>{children}</Box>;
}
