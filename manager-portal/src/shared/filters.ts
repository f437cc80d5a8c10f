import { createLoadable } from '@erm/ui-kit/core';

/** Filter fields of a view of engineers, loaded on first use. */
export const filterFields = createLoadable(
  async () => (await import(/* webpackChunkName: "filters" */ './roster-filter/FilterFields')).FilterFields,
);

/** Filter fields of a view of projects, loaded on first use. */
export const projectFilterFields = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "filters" */ './project-filter/ProjectFilterFields'))
      .ProjectFilterFields,
);
