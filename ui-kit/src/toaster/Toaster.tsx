import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../icon-button';
import { Card, Description, fillDelay, Texts, Title, Viewport } from './Toaster.styles';

const lifetime = 4000;
const mostVisible = 3;

export type ToastMessage = {
  id: string;
  /** Icon and urgency: an error interrupts a screen reader, the others wait until it pauses. */
  kind: 'success' | 'error' | 'info';
  title: string;
  /** A second line: the cause, or what follows. */
  description?: string;
};

export type ToasterProps = Pick<ComponentPropsWithRef<'ol'>, 'className' | 'style' | 'ref'> & {
  /** Oldest first. The newest three stay; those before them are dismissed. */
  toasts: readonly ToastMessage[];
  /** After 4 s, by the close button, by a swipe or by Escape. */
  onDismiss: (id: string) => void;
};

const icons = {
  success: <CircleCheck size={16} color="var(--status-green-solid)" aria-hidden="true" />,
  error: <CircleAlert size={16} color="var(--status-red-solid)" aria-hidden="true" />,
  info: <Info size={16} color="var(--status-blue-solid)" aria-hidden="true" />,
} as const;

/** The library's announcer says "Notification" before every toast, and errors not as alerts: it speaks to nobody here. */
const nowhere = new DocumentFragment();

/** A live region whose text follows it: screen readers report what comes into one, not one that comes filled. */
function Spoken({ isError, children }: { isError: boolean; children: ReactNode }) {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFilled(true), fillDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Texts role={isError ? 'alert' : 'status'} aria-live={isError ? 'assertive' : 'polite'}>
      {filled && children}
    </Texts>
  );
}

/** Short reports of actions, bottom right. They wait while the pointer or the focus is on one; F8 leads there. */
export function Toaster({ toasts, onDismiss, ...list }: ToasterProps) {
  useEffect(() => {
    for (const { id } of toasts.slice(0, -mostVisible)) onDismiss(id);
  }, [toasts, onDismiss]);
  return (
    <Toast.Provider
      duration={lifetime}
      swipeDirection={document.dir === 'rtl' ? 'left' : 'right'}
      announcerContainer={nowhere}
    >
      {toasts.slice(-mostVisible).map(({ id, kind, title, description }) => (
        <Card key={id} open onOpenChange={(open) => !open && onDismiss(id)}>
          {icons[kind]}
          <Spoken isError={kind === 'error'}>
            <Title>{title}</Title>
            {description !== undefined && <Description>{description}</Description>}
          </Spoken>
          <Toast.Close asChild>
            <IconButton label={`Dismiss: ${title}`} icon={<X size={16} aria-hidden="true" />} />
          </Toast.Close>
        </Card>
      ))}
      {createPortal(
        // Out of the page, which an open dialog hides from screen readers; those that open later spare `aria-live`.
        <Viewport {...list} aria-live="off" label="Notifications ({hotkey})" />,
        document.body,
      )}
    </Toast.Provider>
  );
}
