import { useNotify } from '@erm/portal-sdk';
import { useLoadable, type Loadable } from '@erm/ui-kit/core';
import { useState, type ComponentType } from 'react';

/** A dialog whose code is loaded when it is first opened. */
export interface LazyDialog<Props = never> {
  /** The dialog's component while it is open. */
  Dialog: ComponentType<Props> | null;
  /** True while the dialog was opened and its code is loading. */
  loading: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Loads a dialog's code when it is first opened. If that fails, shows a toast; the next attempt loads it
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
