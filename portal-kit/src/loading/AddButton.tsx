import { Button } from '@erm/ui-kit/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LazyDialog } from './use-lazy-dialog';

interface AddButtonProps {
  /** The dialog to open. The button shows a spinner while its code loads. */
  dialog: Pick<LazyDialog, 'loading' | 'open'>;
  /** The label, such as `Add Engineer`. */
  children: ReactNode;
}

/** A page's primary button, which opens the dialog for adding a row to its list. */
export function AddButton({ dialog, children }: AddButtonProps) {
  return (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden="true" />}
      loading={dialog.loading}
      onClick={dialog.open}
    >
      {children}
    </Button>
  );
}
