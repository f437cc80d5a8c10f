import { FloatingPortal, type FloatingPortalProps } from '@floating-ui/react';
import {
  createContext,
  useContext,
  useInsertionEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

/** The element of the dialog around, where a popup belongs that opens in it. */
const DialogElement = createContext<HTMLElement | null>(null);

/** Renders a popup outside the page, or at the end of the dialog around it. */
export function PopupPortal({ children, ...portal }: Omit<FloatingPortalProps, 'root'>) {
  const dialog = useContext(DialogElement);
  return (
    <FloatingPortal {...portal} {...(dialog && { root: dialog })}>
      {/* A popup in a popup belongs to that. */}
      <DialogElement value={null}>{children}</DialogElement>
    </FloatingPortal>
  );
}

/**
 * Renders a dialog outside the page. Unlike `FloatingPortal`, it keeps its element, and with it the dialog's state,
 * while an `<Activity>` around it is hidden.
 */
export function DialogPortal({ children }: { children: ReactNode }) {
  const outer = useContext(DialogElement);
  const [element] = useState(createElement);
  const parent = outer ?? document.body;
  // Before the dialog's layout effects, which measure and focus its content.
  useInsertionEffect(() => {
    parent.append(element);
    return () => element.remove();
  }, [element, parent]);
  // Only layout effects end while an `<Activity>` is hidden.
  useLayoutEffect(() => {
    if (!element.isConnected) parent.append(element);
    return () => element.remove();
  }, [element, parent]);
  return createPortal(<DialogElement value={element}>{children}</DialogElement>, element);
}

function createElement(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('data-floating-ui-portal', '');
  return element;
}
