import { Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../button';
import { Note } from '../note';
import { Stack } from '../stack';
import { DialogFrame, type DialogPanelProps } from './DialogFrame';

export type ConfirmDialogProps = DialogPanelProps & {
  open: boolean;
  /** By Cancel, the close button, Escape or the scrim; never while it is busy. */
  onClose: () => void;
  title: string;
  /** The question, and what follows from a yes. */
  children: ReactNode;
  /** A verb: "Delete". */
  confirmLabel: string;
  /** Starts the request; the caller closes the dialog once it succeeded. */
  onConfirm: () => void;
  /** The request runs: the button turns, the dialog stays. */
  busy?: boolean;
  /** Why it failed; the dialog stays open with it. */
  error?: string | undefined;
  /** Red button with a bin: for what deletes. False where nothing is said. */
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
  const questionId = useId();
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
      describedBy={questionId}
      busy={busy}
      footer={
        <>
          <Button aria-disabled={busy} onClick={closeUnlessBusy}>
            Cancel
          </Button>
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
        <div id={questionId}>{children}</div>
        {error !== undefined && <Note tone="red" title={error} live />}
      </Stack>
    </DialogFrame>
  );
}
