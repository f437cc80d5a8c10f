import { createLoadable } from '@erm/ui-kit/core';
import { LoadedLater } from '../loading/LoadedLater';

const listener = createLoadable(
  async () => (await import(/* webpackChunkName: "live" */ './LiveListener')).LiveListener,
);

/** Shows other users' changes live. The code loads after the first screen. */
export function LiveUpdates() {
  return <LoadedLater part={listener} />;
}
