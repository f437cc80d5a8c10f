import { useNotify, useReportFailure } from '@erm/portal-sdk';
import { useLoadable, type Loadable } from '@erm/ui-kit/core';
import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react';

/** A dialog whose code is loaded when it is first opened. */
export interface LazyDialog<Props = never> {
  /** The dialog's component while it is open. */
  Dialog: ComponentType<Props> | null;
  /** True while the dialog was opened and its code is loading, which Escape calls off. */
  loading: boolean;
  /** The same in every render, as is `close`. */
  open: () => void;
  close: () => void;
}

/**
 * Loads a dialog's code when it is first opened. If that fails, shows a toast; the next attempt loads it
 * again.
 *
 * @param wanted true while something else, such as the URL, holds the dialog open
 */
export function useLazyDialog<Props>(
  dialog: Loadable<ComponentType<Props>>,
  wanted = false,
): LazyDialog<Props> {
  const notify = useNotify();
  const report = useReportFailure();
  const loaded = useLoadable(dialog, false);
  const [isOpen, setOpen] = useState(false);

  const load = useEffectEvent(async (onFailed?: () => void) => {
    await dialog.load();
    const state = dialog.get();
    if (state.status !== 'failed') return;
    onFailed?.();
    const code = report('load', state.error);
    notify({
      kind: 'error',
      title: 'Error',
      description: `The dialog could not be opened.${code ? ` Error code ${code}` : ''}`,
    });
  });
  useEffect(() => {
    if (isOpen) void load(() => setOpen(false));
  }, [isOpen]);
  useEffect(() => {
    if (wanted) void load();
  }, [wanted]);
  const loading = isOpen && loaded.status !== 'ready';
  useEffect(() => {
    if (!loading) return;
    const callOff = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('keydown', callOff, { capture: true });
    return () => window.removeEventListener('keydown', callOff, { capture: true });
  }, [loading]);
  return {
    Dialog: (isOpen || wanted) && loaded.status === 'ready' ? loaded.part : null,
    loading,
    open: useCallback(() => setOpen(true), []),
    close: useCallback(() => setOpen(false), []),
  };
}
