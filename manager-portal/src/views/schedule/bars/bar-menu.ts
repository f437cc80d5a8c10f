import { createLoadable } from '@erm/ui-kit/core';

/** Menu of an assignment, loaded on first use. */
export const barMenu = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './BarMenu')).BarMenu,
);
