import { createLoadable } from '@erm/ui-kit/core';
import { LoadedLater } from '../loading/LoadedLater';

const notConnected = createLoadable(
  async () => (await import(/* webpackChunkName: "live" */ './NotConnected')).NotConnected,
);

/** `NotConnected`, whose code is loaded after the first screen. */
export function LazyNotConnected() {
  return <LoadedLater part={notConnected} />;
}
