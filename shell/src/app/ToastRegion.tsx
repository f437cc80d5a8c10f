import { useEffect } from 'react';
import { useStore } from 'zustand';
import { toaster } from './screens';
import { useServices } from './services';

/** Shows the toasts; the code for them comes with the first one. */
export function ToastRegion() {
  const { toasts } = useServices();
  const shown = useStore(toasts);
  const loaded = toaster.useLoaded();
  useEffect(() => {
    if (shown.length > 0) toaster.load();
  }, [shown]);
  if (loaded.state !== 'ready') return null;
  const Toaster = loaded.part;
  return <Toaster toasts={shown} onDismiss={toasts.dismiss} />;
}
