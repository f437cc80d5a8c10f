import { Button, Note, Stack } from '@erm/ui-kit/core';
import { Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { DialogFrame, type DialogPanelProps } from './DialogFrame';

export type ConfirmDialogProps = DialogPanelProps & {
  open: boolean;
  /** Called by Cancel, the close button, Escape or a click on the scrim; never while `busy`. */
  onClose: () => void;
  title: string;
  /** The question and the consequences of confirming. */
  children: ReactNode;
  /** A verb: "Delete". */
  confirmLabel: string;
  /** Starts the request. The caller closes the dialog once it succeeds. */
  onConfirm: () => void;
  /** Whether the request is pending: the button shows a spinner and the dialog stays open. */
  busy?: boolean;
  /** Why the request failed. The dialog stays open and shows it. */
  error?: string | undefined;
  /** Shows a red button with a trash icon, for destructive actions. Default false. */
  danger?: boolean;
};

/** Asks for confirmation before an irreversible action. Cancel has initial focus. */
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
