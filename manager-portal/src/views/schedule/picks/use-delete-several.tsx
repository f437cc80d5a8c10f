import { useLazyDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { useState, type ReactNode } from 'react';
import type { Found } from '../model/found';

const deleteSeveralDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ './DeleteSeveralDialog')).DeleteSeveralDialog,
);

/** Confirmation for deleting all picked assignments. */
export function useDeleteSeveral(items: readonly Found[]): { open: () => void; dialog: ReactNode } {
  const { Dialog, open, close } = useLazyDialog(deleteSeveralDialog);
  // Fixed when the dialog opens.
  const [asked, setAsked] = useState<readonly Found[]>([]);
  return {
    open() {
      setAsked(items);
      open();
    },
    dialog: Dialog && <Dialog items={asked} onClose={close} />,
  };
}
