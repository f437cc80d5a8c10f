// Separate from the endpoints, so that size-critical code can use the paths without loading the schemas.

/** The signed-in user: GET reads, PUT updates. */
export const PROFILE_PATH = '/api/auth/profile';

/** Ends the session. */
export const LOGOUT_PATH = '/api/auth/logout';
