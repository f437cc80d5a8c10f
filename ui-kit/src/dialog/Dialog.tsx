import { Button } from '@erm/ui-kit/core';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { DialogFrame, type DialogPanelProps } from './DialogFrame';
import type { DialogSize } from './Dialog.styles';

export type DialogProps = DialogPanelProps & {
  open: boolean;
  /** Called by Escape, the scrim, the close button or the footer's `close`; if `dirty`, only after Discard. */
  onClose: () => void;
  title: string;
  /** Shown below the title and set as the dialog's accessible description. */
  description?: ReactNode;
  /** Small buttons in the header for actions on the content, such as Edit. */
  actions?: ReactNode;
  /** `confirm`, `form` (the default) or `table`: 420, 600 or 760 px wide. All are bottom sheets on phones. */
  size?: DialogSize;
  children: ReactNode;
  /** Cancel, then the primary button. A function receives `close`, which asks before discarding changes. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /**
   * Has unsaved input: Escape, the scrim, the close button and the footer's `close` ask for confirmation first, and so does the
   * browser before it leaves the page.
   */
  dirty?: boolean;
  /** Whether the address holds it open, so that Back closes it without more. */
  inAddress?: boolean;
  /** Receives initial focus instead of the first empty field. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** A modal dialog for a form or a list. Traps focus, and restores it on close. */
export function Dialog({ onClose, size = 'form', dirty = false, children, footer, ...frame }: DialogProps) {
  const [confirming, setConfirming] = useState(false);
  const close = dirty ? () => setConfirming(true) : onClose;
  const asksToLeave = dirty && frame.open;
  useEffect(() => {
    if (!asksToLeave) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asksToLeave]);
  const keepEditing = () => setConfirming(false);
  const discard = () => {
    setConfirming(false);
    onClose();
  };
  return (
    <DialogFrame
      {...frame}
      size={size}
      onRequestClose={close}
      footer={typeof footer === 'function' ? footer(close) : footer}
    >
      {children}
      <DialogFrame
        open={confirming}
        onRequestClose={keepEditing}
        role="alertdialog"
        size="confirm"
        title="Discard changes?"
        description="Your changes have not been saved."
        footer={
          <>
            <Button onClick={keepEditing}>Keep editing</Button>
            <Button variant="danger" onClick={discard}>
              Discard
            </Button>
          </>
        }
      />
    </DialogFrame>
  );
}
