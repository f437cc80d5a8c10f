import { createLoadable } from '@erm/ui-kit/core';

/** The menu of an assignment, whose code is loaded when one is first opened. */
export const barMenu = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './BarMenu')).BarMenu,
);
