import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../collections/database';
import { keysOf, type Attempt } from './attempt';
import { refuse } from './refuse';
import { sharedLimiter } from './shared-limiter';
import { signInLimits } from './sign-in-limits';
import { writeLimit, type LimitWrites } from './write-limit';

type Work<Result> = () => Promise<Result>;

export interface RateLimits {
  /** Counts failed sign-ins, see `signInLimits`. */
  signIn<Result>(attempt: Attempt, work: Work<Result>): Promise<Result>;
  /** Counts wrong answers of an identity provider, see `signInLimits`. */
  answer<Result>(address: string, work: Work<Result>): Promise<Result>;
  /** Counts every registration, successful or not, because each costs a password hash. */
  register<Result>(attempt: Attempt, work: Work<Result>): Promise<Result>;
  /** Counts a user's successful writes. */
  write: LimitWrites;
  /**
   * Counts a telemetry report. The request limit protects the server. The event limit bounds what one user adds to the
   * metrics and is not an error, because a page must not fail over it.
   * @returns how many of the events count
   */
  telemetry(user: string, events: number): Promise<number>;
}

const REGISTER_WINDOW = 10 * 60;

/** Counted by each process alone: a write to the database for every page load would cost more than it protects. */
const TELEMETRY = { requests: 60, events: 10, seconds: 60 };

/** Limits on attempts without a session are shared by all processes on one database. */
export function createRateLimits(db: Database): RateLimits {
  const signIns = signInLimits(db);
  const register = (name: string, points: number) =>
    sharedLimiter(db, { name: `register-${name}`, points, seconds: REGISTER_WINDOW });
  const byPair = register('pair', 10);
  const byNetwork = register('network', 200);
  const { seconds: duration, ...telemetry } = TELEMETRY;
  const requests = new RateLimiterMemory({ points: telemetry.requests, duration });
  const reported = new RateLimiterMemory({ points: telemetry.events, duration });

  return {
    signIn: signIns.attempt,
    answer: signIns.answer,
    async register(attempt, work) {
      const { pair, network } = keysOf(attempt);
      await Promise.all([byPair.consume(pair), byNetwork.consume(network)]).catch(refuse);
      const result = await work();
      await signIns.remember(attempt);
      return result;
    },
    write: writeLimit(),
    async telemetry(user, events) {
      await requests.consume(user).catch(refuse);
      const { consumedPoints } = await reported.penalty(user, events);
      return Math.max(0, Math.min(events, telemetry.events - (consumedPoints - events)));
    },
  };
}

/** Disables the limits, for load tests. */
export const noRateLimits: RateLimits = {
  signIn: (_attempt, work) => work(),
  answer: (_address, work) => work(),
  register: (_attempt, work) => work(),
  write: (_user, work) => work(),
  telemetry: (_user, events) => Promise.resolve(events),
};
