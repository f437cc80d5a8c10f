import { ConfirmDialog } from '@erm/ui-kit/overlay';
import type { ReactNode } from 'react';
import type { Save } from './use-save';

interface ConfirmDeleteProps {
  /** `Delete project` */
  title: string;
  /** The question, and what follows from a yes. */
  children: ReactNode;
  /** The deletion; the dialog shows its failure and closes on success. */
  save: Save<void>;
  onClose: () => void;
}

/** Asks before something is deleted. */
export function ConfirmDelete({ title, children, save, onClose }: ConfirmDeleteProps) {
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      confirmLabel="Delete"
      busy={save.isPending}
      error={save.errorMessage}
      onConfirm={() => save.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
