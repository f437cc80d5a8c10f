import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database';
import { ApiError } from '../errors/api-error';

/** An attempt to sign in or register: the account's email and the client's address. */
export interface Attempt {
  account: string;
  address: string;
}

type Work<Result> = () => Promise<Result>;

export interface RateLimits {
  /** Counts failed sign-ins. A successful one is not counted and resets the account's count. */
  signIn<Result>(attempt: Attempt, work: Work<Result>): Promise<Result>;
  /** Counts every registration, successful or not, because each costs a password hash. */
  register<Result>(attempt: Attempt, work: Work<Result>): Promise<Result>;
  /**
   * Counts a report of telemetry. The limit of requests protects the server; that of events bounds what one user adds to
   * the metrics, and is no failure, because a page must not fail over it.
   * @returns how many of the events count
   */
  telemetry(user: string, events: number): Promise<number>;
}

/**
 * The limit per account is low: it tolerates typos but makes guessing infeasible. An address may represent a whole
 * office, so its limit is high.
 */
const LIMITS = {
  signIn: { account: 10, address: 300, seconds: 15 * 60 },
  register: { account: 10, address: 200, seconds: 10 * 60 },
};

/** Counted by each process alone: a write to the database for every page load would cost more than it protects. */
const TELEMETRY = { requests: 60, events: 10, seconds: 60 };

/** Limits shared by all processes on one database, except those of telemetry. */
export function createRateLimits(db: Database): RateLimits {
  const limiters = (name: keyof typeof LIMITS) => {
    const { seconds, ...points } = LIMITS[name];
    const limiter = (part: 'account' | 'address') =>
      new RateLimiterMongo({
        // The library requests a collection by name. Returns ours, which uses the majority write concern.
        storeClient: { collection: () => db.rateLimits },
        keyPrefix: `${name}-${part}`,
        points: points[part],
        duration: seconds,
        disableIndexesCreation: true,
      });
    return { account: limiter('account'), address: limiter('address') };
  };
  const signIn = limiters('signIn');
  const register = limiters('register');
  const { seconds: duration, ...telemetry } = TELEMETRY;
  const requests = new RateLimiterMemory({ points: telemetry.requests, duration });
  const reported = new RateLimiterMemory({ points: telemetry.events, duration });

  return {
    async signIn(attempt, work) {
      // Counted before the password is checked so that concurrent guesses cannot bypass the limit.
      await count(signIn, attempt);
      const result = await work();
      await Promise.all([signIn.account.delete(accountKey(attempt)), signIn.address.reward(attempt.address)]);
      return result;
    },
    async register(attempt, work) {
      await count(register, attempt);
      return work();
    },
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
  register: (_attempt, work) => work(),
  telemetry: (_user, events) => Promise.resolve(events),
};

async function count(
  limiters: Record<'account' | 'address', RateLimiterMongo>,
  attempt: Attempt,
): Promise<void> {
  await Promise.all([
    limiters.account.consume(accountKey(attempt)),
    limiters.address.consume(attempt.address),
  ]).catch(refuse);
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  const minutes = Math.ceil(seconds / 60);
  const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  throw new ApiError('RATE_LIMITED', message, { headers: { 'retry-after': String(seconds) } });
}

/** Hashed, because users type passwords into the email field too. */
function accountKey({ account }: Attempt): string {
  return createHash('sha256').update(account).digest('base64url');
}
