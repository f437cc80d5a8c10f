import { createLoadable, useLoadable, useLoadLater } from '@erm/ui-kit/core';

const notConnected = createLoadable(
  async () => (await import(/* webpackChunkName: "live" */ './NotConnected')).NotConnected,
);

/** `NotConnected`, whose code is loaded after the first screen. */
export function LazyNotConnected() {
  const loaded = useLoadable(notConnected, false);
  useLoadLater(notConnected);
  return loaded.status === 'ready' ? <loaded.part /> : null;
}
