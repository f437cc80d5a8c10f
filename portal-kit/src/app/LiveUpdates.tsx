import { createLoadable, useLoadable } from '@erm/ui-kit/core';
import { useEffect } from 'react';

const listener = createLoadable(async () => (await import('./LiveListener')).LiveListener);
/** The first screen comes first. */
const START_MS = 3000;

/** Shows what others change, as it happens. Its code is loaded after the first screen. */
export function LiveUpdates() {
  const loaded = useLoadable(listener, false);
  useEffect(() => {
    const timer = setTimeout(() => void listener.load(), START_MS);
    return () => clearTimeout(timer);
  }, []);
  return loaded.status === 'ready' ? <loaded.part /> : null;
}
