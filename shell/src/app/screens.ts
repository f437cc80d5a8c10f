import { createLoadable } from '@erm/ui-kit/core';

// The shell's build configuration lists these chunk names, and the head script preloads their files. Rarely opened
// screens share a chunk, because every further chunk adds to the others: they share modules.
export const signInScreen = createLoadable(
  async () => (await import(/* webpackChunkName: "sign-in" */ '../sign-in/SignInPage')).SignInPage,
);

export const registerScreen = createLoadable(
  async () => (await import(/* webpackChunkName: "register" */ '../sign-in/RegisterPage')).RegisterPage,
);

export const invitationScreen = createLoadable(
  async () => (await import(/* webpackChunkName: "register" */ '../accounts/InvitationPage')).InvitationPage,
);

export const passwordScreen = createLoadable(
  async () => (await import(/* webpackChunkName: "register" */ '../accounts/PasswordPage')).PasswordPage,
);

export const accessDeniedScreen = createLoadable(
  async () => (await import(/* webpackChunkName: "access-denied" */ './AccessDenied')).AccessDenied,
);

export const portalArea = createLoadable(
  async () => (await import(/* webpackChunkName: "portal-area" */ '../frame/PortalArea')).PortalArea,
);

export const sessionNotice = createLoadable(
  async () => (await import(/* webpackChunkName: "later" */ './SessionNotice')).SessionNotice,
);

// Of the same chunk, because it has the frame.
export const framedPage = createLoadable(
  async () => (await import(/* webpackChunkName: "portal-area" */ '../frame/FramedPage')).FramedPage,
);

export const toaster = createLoadable(
  async () => (await import(/* webpackChunkName: "toaster" */ '@erm/ui-kit/toasts')).Toaster,
);
