// Apart from the endpoints, so that code which must be small can name a path without loading any schema.

/** Path of the signed-in person: GET reads, PUT changes. */
export const PROFILE_PATH = '/api/auth/profile';

/** Path that ends a session. */
export const LOGOUT_PATH = '/api/auth/logout';
