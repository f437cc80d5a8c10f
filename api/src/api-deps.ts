import type { Logger } from 'pino';
import type { PasswordHasher } from './passwords/password-hasher';
import type { Config } from './config';
import type { Database } from './collections/database';
import type { RateLimits } from './rate-limits/rate-limits';

/** Dependencies of every resource's routes. */
export interface ApiDeps {
  config: Config;
  db: Database;
  passwords: PasswordHasher;
  logger: Logger;
  rateLimits: RateLimits;
}
