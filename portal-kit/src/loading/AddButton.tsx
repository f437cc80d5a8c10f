import { Button } from '@erm/ui-kit/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LazyDialog } from './use-lazy-dialog';

interface AddButtonProps {
  /** The dialog that adds something; the button shows that its code is downloading. */
  dialog: Pick<LazyDialog, 'loading' | 'open'>;
  /** `Add Engineer` */
  children: ReactNode;
}

/** A page's primary button: opens the dialog that adds something to its list. */
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
