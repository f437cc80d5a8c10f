// Separate from the endpoints, so that size-critical code can use the paths without loading the schemas.

/** The signed-in user: GET reads, PUT updates. */
export const PROFILE_PATH = '/api/auth/profile';

/** Continues the session with a new token. */
export const RENEW_PATH = '/api/auth/renew';

/** Maximum lifetime of a session from its sign-in, including all renewals. */
export const MAX_SESSION_SECONDS = 12 * 60 * 60;

/** Ends the session. */
export const LOGOUT_PATH = '/api/auth/logout';
