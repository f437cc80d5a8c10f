import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, type ComponentPropsWithRef } from 'react';
import { IconButton } from '../icon-button';
import { Card, Description, Texts, Title, Viewport } from './Toaster.styles';

const lifetime = 4000;
const mostVisible = 3;

export type ToastMessage = {
  id: string;
  kind: 'success' | 'error' | 'info';
  title: string;
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

/** Short reports of actions, bottom right. They wait while the pointer or the focus is on one; F8 leads there. */
export function Toaster({ toasts, onDismiss, ...list }: ToasterProps) {
  useEffect(() => {
    for (const { id } of toasts.slice(0, -mostVisible)) onDismiss(id);
  }, [toasts, onDismiss]);
  return (
    <Toast.Provider duration={lifetime} label="Notification">
      {toasts.slice(-mostVisible).map(({ id, kind, title, description }) => (
        <Card key={id} open onOpenChange={(open) => !open && onDismiss(id)}>
          {icons[kind]}
          {/* Its own live region: the announcer of the library knows no alerts. */}
          <Texts role={kind === 'error' ? 'alert' : 'status'} data-radix-toast-announce-exclude="">
            <Title>{title}</Title>
            {description !== undefined && <Description>{description}</Description>}
          </Texts>
          <Toast.Close asChild data-radix-toast-announce-exclude="">
            <IconButton label={`Dismiss: ${title}`} icon={<X size={16} aria-hidden="true" />} />
          </Toast.Close>
        </Card>
      ))}
      {/* Dialogs hide the page from screen readers, but not what carries `aria-live`; the toasts speak themselves. */}
      <Viewport {...list} aria-live="off" label="Notifications ({hotkey})" />
    </Toast.Provider>
  );
}
