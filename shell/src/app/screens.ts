import { createLoadable } from './loadable';

// Each chunk's name stands in the shell's build configuration: the page's head asks for its files by it.
export const signInScreen = createLoadable(
  async () => (await import(/* webpackChunkName: "sign-in" */ '../sign-in/SignInPage')).SignInPage,
);

export const registerScreen = createLoadable(
  async () => (await import(/* webpackChunkName: "register" */ '../sign-in/RegisterPage')).RegisterPage,
);

export const portalArea = createLoadable(
  async () => (await import(/* webpackChunkName: "portal-area" */ '../portals/PortalArea')).PortalArea,
);

export const toaster = createLoadable(
  async () => (await import(/* webpackChunkName: "toaster" */ '@erm/ui-kit/toasts')).Toaster,
);
