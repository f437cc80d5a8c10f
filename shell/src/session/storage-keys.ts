/** Where the token is stored (product-rules#session); the head script reads it before anything else runs. */
export const TOKEN_KEY = 'authToken';

/** Where the chosen theme is stored. */
export const THEME_KEY = 'theme';

/** Which portal was opened last in this browser: the likely next one. */
export const LAST_PORTAL_KEY = 'last-portal';
