import { useLoadable, useLoadLater } from '@erm/ui-kit/core';
import { useStore } from 'zustand';
import { useServices } from '../services/services';
import { toaster } from './screens';

/**
 * Shows the toasts. The code loads with the first one, or earlier, because a toast may have to report a lost
 * connection.
 */
export function ToastRegion() {
  const { toasts } = useServices();
  const shown = useStore(toasts);
  const loaded = useLoadable(toaster, shown.length > 0);
  useLoadLater(toaster);
  if (loaded.status !== 'ready') return null;
  const Toaster = loaded.part;
  return <Toaster toasts={shown} onDismiss={toasts.dismiss} />;
}
