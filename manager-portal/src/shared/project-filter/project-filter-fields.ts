import { createLoadable } from '@erm/ui-kit/core';

/** The filters of a view of projects, whose code is loaded when they are first opened. */
export const projectFilterFields = createLoadable(
  async () => (await import(/* webpackChunkName: "filters" */ './ProjectFilterFields')).ProjectFilterFields,
);
