/** The token (product-rules#session). The head script reads it before anything else runs. */
export const TOKEN_KEY = 'authToken';

export const THEME_KEY = 'theme';

/** The portal opened last in this browser, which is likely to be the next one. */
export const LAST_PORTAL_KEY = 'last-portal';
