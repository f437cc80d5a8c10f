import { useRef, type ReactNode } from 'react';
import { useOverflows } from '../overflow/use-overflows';
import { Body } from './Dialog.styles';

/**
 * The scrollable area between header and footer; focusable while it overflows, so that it can be scrolled by
 * keyboard.
 */
export function DialogBody({ titleId, children }: { titleId: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(ref);
  return (
    <Body ref={ref} {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}>
      {children}
    </Body>
  );
}
