/** The token (product-rules#session). The head script reads it before anything else runs. */
export const TOKEN_KEY = 'authToken';

/** Why the session ended last, for other tabs; absent after Logout. */
export const SESSION_END_KEY = 'session-end';

export const THEME_KEY = 'theme';

/** What runs in place of a published portal in this tab. In the session storage, which ends with the tab. */
export const OVERRIDE_KEY = 'portal-override';

/** What this tab must remember while its user is at the identity provider. */
export const SSO_KEY = 'sso';

/** The token of the invitation whose page is open in this tab. In the session storage. */
export const INVITATION_KEY = 'invitation';

/** The portal opened last in this browser, which is likely to be the next one. */
export const LAST_PORTAL_KEY = 'last-portal';
