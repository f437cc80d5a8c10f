import { createLoadable } from '@erm/ui-kit/core';

/** The question after a drop of what somebody else has changed, which is rare. */
export const changedMeanwhile = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './ChangedMeanwhile')).ChangedMeanwhile,
);
