import { createLoadable } from '@erm/ui-kit/core';

/** Loaded when there is an overload to fix. */
export const fixPopover = createLoadable(
  async () => (await import(/* webpackChunkName: "change-assignment" */ './FixPopover')).FixPopover,
);
