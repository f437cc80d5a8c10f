import { createLoadable } from '@erm/ui-kit/core';

/** The open menu, which is loaded with the first one that is opened. */
export const menuList = createLoadable(
  async () => (await import(/* webpackChunkName: "floating" */ './MenuList')).MenuList,
);
