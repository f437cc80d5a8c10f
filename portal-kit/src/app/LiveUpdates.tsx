import { createLoadable, useLoadable, useLoadLater } from '@erm/ui-kit/core';

const listener = createLoadable(
  async () => (await import(/* webpackChunkName: "live" */ './LiveListener')).LiveListener,
);

/** Shows what others change, as it happens. Its code is loaded after the first screen. */
export function LiveUpdates() {
  const loaded = useLoadable(listener, false);
  useLoadLater(listener);
  return loaded.status === 'ready' ? <loaded.part /> : null;
}
