import { createHash } from 'node:crypto';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database';
import { ApiError } from '../errors/api-error';

/** Who tries: the account by its email, and the address that the request came from. */
export interface Attempt {
  account: string;
  address: string;
}

type Work<Result> = () => Promise<Result>;

export interface RateLimits {
  /** Counts a sign-in that fails; one that succeeds is as if it had not been. */
  signIn<Result>(attempt: Attempt, work: Work<Result>): Promise<Result>;
  /** Counts a registration, whatever comes of it: each costs a password's hash. */
  register<Result>(attempt: Attempt, work: Work<Result>): Promise<Result>;
}

/**
 * An account stands few guesses, which makes guessing hopeless and leaves room for a person's slips. An address may
 * be a whole office, so it has many.
 */
const LIMITS = {
  signIn: { account: 10, address: 300, seconds: 15 * 60 },
  register: { account: 10, address: 200, seconds: 10 * 60 },
};

/** Limits that all processes on one database share. */
export function createRateLimits(db: Database): RateLimits {
  const limiters = (name: keyof typeof LIMITS) => {
    const { seconds, ...points } = LIMITS[name];
    const limiter = (part: 'account' | 'address') =>
      new RateLimiterMongo({
        // The library asks a database for its collection; ours is opened already and waits for a majority.
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
      // Counted before the password is looked at: guesses sent all at once must not overtake their count.
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

/** For load tests: nothing is counted. */
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

/** People type passwords into the email field too, so what they typed is not kept. */
function accountKey({ account }: Attempt): string {
  return createHash('sha256').update(account).digest('base64url');
}
