import type { Logger } from 'pino';
import type { PasswordHasher } from './auth/password-hasher';
import type { Config } from './config';
import type { Database } from './database';
import type { EventStreams } from './events/event-streams';
import type { Roster } from './engineers/roster';
import type { CountPortalEvents } from './metrics/portal-metrics';
import type { RateLimits } from './rate-limits/rate-limits';

/** The dependencies of all routes. */
export interface ApiDeps {
  config: Config;
  db: Database;
  passwords: PasswordHasher;
  logger: Logger;
  rateLimits: RateLimits;
  roster: Roster;
  events: EventStreams;
  countPortalEvents: CountPortalEvents;
}
