import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { PasswordHasher } from '../auth/password-hasher';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { AttemptLimits } from '../rate-limits/attempt-limits';

/** What the resources are built from. */
export interface ApiDeps {
  config: Config;
  db: Database;
  passwords: PasswordHasher;
  limits: AttemptLimits;
  today(): CalendarDay;
}
