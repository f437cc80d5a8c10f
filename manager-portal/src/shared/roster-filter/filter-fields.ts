import { createLoadable } from '@erm/ui-kit/core';

/** The filters of a view of engineers, whose code is loaded when they are first opened. */
export const filterFields = createLoadable(
  async () => (await import(/* webpackChunkName: "filters" */ './FilterFields')).FilterFields,
);
