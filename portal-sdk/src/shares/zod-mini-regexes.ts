import { regexes } from 'zod/mini';

/** One by one, because all of them would be 2 KB of every first screen. */
export const email = regexes.email;
