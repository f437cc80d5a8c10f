import { useNotify } from '@erm/portal-sdk';
import { useLoadable, type Loadable } from '@erm/ui-kit/core';
import { useState, type ComponentType } from 'react';

/** A dialog that is downloaded when it is first opened. */
export interface LazyDialog<Props = never> {
  /** The dialog's component while it is open. */
  Dialog: ComponentType<Props> | null;
  /** It was opened, and its code is on the way. */
  loading: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A dialog whose code is downloaded when it is first opened. A failed download shows a toast, and the next press tries
 * again.
 */
export function useLazyDialog<Props>(dialog: Loadable<ComponentType<Props>>): LazyDialog<Props> {
  const notify = useNotify();
  const loaded = useLoadable(dialog, false);
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    setOpen(true);
    await dialog.load();
    if (dialog.get().status === 'ready') return;
    setOpen(false);
    notify({
      kind: 'error',
      title: 'Error',
      description: 'The dialog could not be opened. Check your connection and try again.',
    });
  };
  return {
    Dialog: isOpen && loaded.status === 'ready' ? loaded.part : null,
    loading: isOpen && loaded.status !== 'ready',
    open: () => void open(),
    close: () => setOpen(false),
  };
}
