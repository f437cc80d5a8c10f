import { createLoadable } from '@erm/ui-kit/core';

/** Filter fields of a view of projects, loaded on first use. */
export const projectFilterFields = createLoadable(
  async () => (await import(/* webpackChunkName: "filters" */ './ProjectFilterFields')).ProjectFilterFields,
);
