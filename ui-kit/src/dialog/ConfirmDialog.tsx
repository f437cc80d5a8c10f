import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { Note } from '../note';
import { Stack } from '../stack';
import { DialogFrame, type DialogPanelProps } from './DialogFrame';

export type ConfirmDialogProps = DialogPanelProps & {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The question, and what follows from a yes. */
  children: ReactNode;
  /** A verb: "Delete". */
  confirmLabel: string;
  onConfirm: () => void;
  /** The request runs: the button turns, the dialog stays. */
  busy?: boolean;
  /** Why it failed; the dialog stays open with it. */
  error?: string | undefined;
  danger?: boolean;
};

/** Asks before something that cannot be taken back. Focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  onConfirm,
  busy = false,
  error,
  danger = false,
  ...panel
}: ConfirmDialogProps) {
  const closeUnlessBusy = () => {
    if (!busy) onClose();
  };
  return (
    <DialogFrame
      {...panel}
      open={open}
      onRequestClose={closeUnlessBusy}
      role="alertdialog"
      size="confirm"
      title={title}
      footer={
        <>
          <Button onClick={closeUnlessBusy}>Cancel</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            icon={danger ? <Trash2 size={16} aria-hidden="true" /> : undefined}
            loading={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <div>{children}</div>
        {error !== undefined && <Note tone="red" title={error} live />}
      </Stack>
    </DialogFrame>
  );
}
