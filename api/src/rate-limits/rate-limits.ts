import { createHash } from 'node:crypto';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
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
}

/**
 * The limit per account is low: it tolerates typos but makes guessing infeasible. An address may represent a whole
 * office, so its limit is high.
 */
const LIMITS = {
  signIn: { account: 10, address: 300, seconds: 15 * 60 },
  register: { account: 10, address: 200, seconds: 10 * 60 },
};

/** Limits shared by all processes on one database. */
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
  };
}

/** Disables the limits, for load tests. */
export const noRateLimits: RateLimits = {
  signIn: (_attempt, work) => work(),
  register: (_attempt, work) => work(),
};

async function count(
  limiters: Record<'account' | 'address', RateLimiterMongo>,
  attempt: Attempt,
): Promise<void> {
  try {
    await Promise.all([
      limiters.account.consume(accountKey(attempt)),
      limiters.address.consume(attempt.address),
    ]);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    const minutes = Math.ceil(seconds / 60);
    const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    throw new ApiError('RATE_LIMITED', message, { headers: { 'retry-after': String(seconds) } });
  }
}

/** Hashed, because users type passwords into the email field too. */
function accountKey({ account }: Attempt): string {
  return createHash('sha256').update(account).digest('base64url');
}
