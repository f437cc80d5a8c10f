import { useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../button';
import { DialogFrame, type DialogPanelProps } from './DialogFrame';
import type { DialogSize } from './Dialog.styles';

export type DialogProps = DialogPanelProps & {
  open: boolean;
  /** By Escape, the scrim, the close button or the footer's `close`; of a dirty dialog only by Discard. */
  onClose: () => void;
  title: string;
  /** Under the title, and read with it. */
  description?: ReactNode;
  /** `confirm`, `form` (the rule) or `table`: 420, 600 or 760 px wide; on phones all are bottom sheets. */
  size?: DialogSize;
  children: ReactNode;
  /** Cancel, then the primary button. A function is given the `close` that asks first, for its Cancel. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Something was typed: closing by Escape, scrim, the close button or the footer's `close` asks first. */
  dirty?: boolean;
  /** Takes the focus instead of the first field. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** A form or a list that is answered before the page goes on: focus stays inside and returns. */
export function Dialog({ onClose, size = 'form', dirty = false, children, footer, ...frame }: DialogProps) {
  const [asking, setAsking] = useState(false);
  const close = dirty ? () => setAsking(true) : onClose;
  const keepEditing = () => setAsking(false);
  const discard = () => {
    setAsking(false);
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
        open={asking}
        onRequestClose={keepEditing}
        role="alertdialog"
        size="confirm"
        title="Discard changes?"
        description="What you typed here is not saved yet."
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
