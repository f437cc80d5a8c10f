import { Button, IconButton } from '@erm/ui-kit/core';
import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Card, Description, fillDelay, Room, Texts, Title, Viewport } from './Toaster.styles';

const lifetime = 4000;
/** Long enough to decide. */
const lifetimeWithAction = 8000;
const maxVisible = 3;

export type ToastMessage = {
  id: string;
  /** Icon and urgency: errors are announced assertively, the others politely. */
  kind: 'success' | 'error' | 'info';
  title: string;
  /** A second line: the cause or a consequence. */
  description?: string;
  /** One thing to do about it, such as "Undo". The toast closes and, with an action, lasts 8 s. */
  action?: { label: string; onSelect: () => void };
  /** Stays until it is closed. */
  lasting?: boolean;
};

export type ToasterProps = Pick<ComponentPropsWithRef<'ol'>, 'className' | 'style' | 'ref'> & {
  /** Oldest first. Only the newest three are kept; older ones are dismissed. */
  toasts: readonly ToastMessage[];
  /** Called after 4 s, or 8 s with an action, unless it is lasting, and on the close button, a swipe or Escape. */
  onDismiss: (id: string) => void;
};

const icons = {
  success: <CircleCheck size={16} color="var(--status-green-solid)" aria-hidden="true" />,
  error: <CircleAlert size={16} color="var(--status-red-solid)" aria-hidden="true" />,
  info: <Info size={16} color="var(--status-blue-solid)" aria-hidden="true" />,
} as const;

/**
 * Silences the library's own announcer, which prefixes every toast with "Notification" and doesn't announce errors as
 * alerts.
 */
const detachedContainer = new DocumentFragment();

/**
 * A live region that is filled after it mounts: screen readers announce changes to a live region, not its initial
 * content. Its room is there from the start, so nothing moves.
 */
function Announcement({ isError, children }: { isError: boolean; children: ReactNode }) {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFilled(true), fillDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Texts>
      <div role={isError ? 'alert' : 'status'} aria-live={isError ? 'assertive' : 'polite'}>
        {filled && children}
      </div>
      {!filled && <Room aria-hidden="true">{children}</Room>}
    </Texts>
  );
}

/** Brief notifications, bottom right. Hovering or focusing one pauses their timers; F8 focuses the list. */
export function Toaster({ toasts, onDismiss, ...list }: ToasterProps) {
  useEffect(() => {
    for (const { id } of toasts.slice(0, -maxVisible)) onDismiss(id);
  }, [toasts, onDismiss]);
  return (
    <Toast.Provider
      swipeDirection={document.dir === 'rtl' ? 'left' : 'right'}
      announcerContainer={detachedContainer}
    >
      {toasts.slice(-maxVisible).map(({ id, kind, title, description, action, lasting }) => (
        <Card
          key={id}
          open
          duration={lasting ? Infinity : action ? lifetimeWithAction : lifetime}
          onOpenChange={(open) => !open && onDismiss(id)}
        >
          {icons[kind]}
          <Announcement isError={kind === 'error'}>
            <Title>{title}</Title>
            {description !== undefined && <Description>{description}</Description>}
          </Announcement>
          {action && (
            <Toast.Action asChild altText={`${action.label}: ${title}`}>
              <Button size="sm" aria-label={`${action.label}: ${title}`} onClick={action.onSelect}>
                {action.label}
              </Button>
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <IconButton label={`Dismiss: ${title}`} icon={<X size={16} aria-hidden="true" />} />
          </Toast.Close>
        </Card>
      ))}
      {createPortal(
        // Portaled out of the page, which an open dialog hides from screen readers. Dialogs opened later leave
        // elements with `aria-live` alone.
        <Viewport {...list} aria-live="off" label="Notifications ({hotkey})" />,
        document.body,
      )}
    </Toast.Provider>
  );
}
