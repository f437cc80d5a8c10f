import { createLoadable } from '@erm/ui-kit/core';

/** Loaded when there is an overload to fix. */
export const fixAtBar = createLoadable(
  async () => (await import(/* webpackChunkName: "change-assignment" */ './FixAtBar')).FixAtBar,
);
