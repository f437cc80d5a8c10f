import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from 'async-mutex';
import { ApiError } from '../errors/api-error';
import { assertAcceptable, type PasswordSetting } from './acceptable-password';
import { comparablePassword } from './comparable-password';

/** Argon2id parameters: memory in KiB, passes and lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

export interface PasswordHasher {
  /**
   * Hashes a password that is about to be set.
   * @throws ApiError `VALIDATION_FAILED` for one that is easy to guess
   */
  hash(password: string, setting?: PasswordSetting): Promise<string>;
  /** Takes as long without a hash, and returns false: timing does not reveal whether an account exists. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

// The OWASP minimum. One verification takes about 20 ms of one core.
const DEFAULT_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves threads of the pool to files and compression, and memory (19 MB each) to everything else. */
const PARALLEL = 2;
/** About five seconds of work. */
const MAX_WAITING = 500;

/**
 * Argon2id (the library's default), computed in the thread pool rather than on the event loop, a few at a time.
 * @throws ApiError `RATE_LIMITED` when too many wait already
 */
export function passwordHasher(
  cost: PasswordCost = DEFAULT_COST,
  { production }: { production: boolean } = { production: false },
): PasswordHasher {
  const decoy = hash('a password nobody has', cost);
  const slots = new Semaphore(PARALLEL);
  let waiting = 0;

  async function withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting === MAX_WAITING) {
      const message = 'Too many people are signing in right now. Please try again in a few seconds.';
      throw new ApiError('RATE_LIMITED', message, { headers: { 'retry-after': '5' } });
    }
    waiting += 1;
    try {
      return await slots.runExclusive(work);
    } finally {
      waiting -= 1;
    }
  }

  return {
    async hash(password, setting = {}) {
      const comparable = comparablePassword(password);
      assertAcceptable(comparable, setting, production);
      return withSlot(() => hash(comparable, cost));
    },
    async verify(passwordHash, password) {
      const against = passwordHash ?? (await decoy);
      // Passwords set by an earlier release were not normalized.
      for (const each of new Set([comparablePassword(password), password])) {
        if (await withSlot(() => verify(against, each))) return passwordHash !== undefined;
      }
      return false;
    },
  };
}
