/** The token (product-rules#session). The head script reads it before anything else runs. */
export const TOKEN_KEY = 'authToken';

export const THEME_KEY = 'theme';

/** What runs in place of a published portal in this tab. In the session storage, which ends with the tab. */
export const OVERRIDE_KEY = 'portal-override';

/** The portal opened last in this browser, which is likely to be the next one. */
export const LAST_PORTAL_KEY = 'last-portal';
