import { createLoadable } from '@erm/ui-kit/core';

/** Filter fields of a view of engineers, loaded on first use. */
export const filterFields = createLoadable(
  async () => (await import(/* webpackChunkName: "filters" */ './FilterFields')).FilterFields,
);
