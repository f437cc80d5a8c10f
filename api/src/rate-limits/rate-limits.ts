import { createHash } from 'node:crypto';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database';
import { ApiError } from '../errors/api-error';

/** Who is trying: the account, by its email, and the client's address. */
export interface Attempt {
  account: string;
  address: string;
}

type Work<Result> = () => Promise<Result>;

export interface RateLimits {
  /** Counts failed sign-ins. A successful one leaves no trace. */
  signIn<Result>(attempt: Attempt, work: Work<Result>): Promise<Result>;
  /** Counts every registration, successful or not, because each costs a password hash. */
  register<Result>(attempt: Attempt, work: Work<Result>): Promise<Result>;
}

/**
 * An account allows few attempts: guessing becomes hopeless, while typos are forgiven. An address may be a whole
 * office, so it allows many.
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
        // The library asks a database for its collection. Ours is already open, with majority write concern.
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
      // Counted before the password is checked, so that simultaneous guesses cannot outrun the count.
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

/** For load tests: counts nothing. */
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

/** Hashed, because people type passwords into the email field too. */
function accountKey({ account }: Attempt): string {
  return createHash('sha256').update(account).digest('base64url');
}
