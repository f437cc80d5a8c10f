/**
 * What the page of a development server says about registration, passwords, and whom to contact. The API validates these variables.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export const pageConfig = (env) => ({
  adminEmail: env.ADMIN_EMAIL || 'admin@example.com',
  registration: env.REGISTRATION || 'open',
  liveEvents: true,
  ...(env.PASSWORD_CHANGE === 'required' && { passwordChange: env.PASSWORD_CHANGE }),
});

/**
 * Whether Storybook is published.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export const publishesStorybook = (env) =>
  (env.STORYBOOK || (env.NODE_ENV === 'production' ? 'off' : 'on')) === 'on';
