import { createLoadable } from '@erm/ui-kit/core';

/** Loaded on the first overload to fix. */
export const fixAtBar = createLoadable(
  async () => (await import(/* webpackChunkName: "change-assignment" */ './FixAtBar')).FixAtBar,
);
