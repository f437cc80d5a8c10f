/** Key of the token (product-rules#session); the head script reads it before anything else runs. */
export const TOKEN_KEY = 'authToken';

/** Key of the chosen theme. */
export const THEME_KEY = 'theme';

/** Key of the portal that was opened last in this browser: the likely next one. */
export const LAST_PORTAL_KEY = 'last-portal';
