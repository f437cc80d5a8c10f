import { ConfirmDialog } from '@erm/ui-kit/overlay';
import type { ReactNode } from 'react';
import type { Save } from './use-save';

interface ConfirmDeleteProps {
  /** The title, such as `Delete project`. */
  title: string;
  /** The question and the consequences. */
  children: ReactNode;
  /** Performs the deletion. The dialog closes on success and shows the error on failure. */
  save: Save<void>;
  onClose: () => void;
  /** Called instead of `onClose` on success. */
  onDeleted?: (() => void) | undefined;
}

/** A confirmation dialog for deletions. */
export function ConfirmDelete({ title, children, save, onClose, onDeleted = onClose }: ConfirmDeleteProps) {
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      confirmLabel="Delete"
      busy={save.isPending}
      error={save.errorMessage}
      onConfirm={() => save.mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
