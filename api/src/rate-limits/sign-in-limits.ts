import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../collections/database';
import { keysOf, networkOf, type Attempt, type AttemptKeys } from './attempt';
import { failureLimit } from './failure-limit';
import { refuse } from './refuse';
import { sharedLimiter } from './shared-limiter';

const WINDOW = 15 * 60;
const KNOWN_FOR = 30 * 24 * 60 * 60;

/** Up to this many attempts from one network are attributed to the account's user, who may be somewhere new. */
const FIRST_ATTEMPTS = 3;

/** Each process counts on its own, because this protects its processor. */
const SUCCESSES = { points: 60, duration: 60 };

export interface SignInLimits {
  /** Counts failures. A successful sign-in resets the count of its account and network. */
  attempt<Result>(attempt: Attempt, work: () => Promise<Result>): Promise<Result>;
  /**
   * Counts answers of an identity provider that are wrong. Nobody knows whose they are, and many people may be at the
   * same address, so they are slowed down rather than blocked.
   */
  answer<Result>(address: string, work: () => Promise<Result>): Promise<Result>;
  /** Remembers that this account's user is at this address. */
  remember(attempt: Attempt): Promise<void>;
}

/**
 * Guessing must be infeasible, but nobody may lock someone else out. So failures count per account and network: a
 * stranger blocks only themselves. On networks where the account's user has recently signed in, attempts are slowed
 * down rather than blocked, regardless of other people's attempts on the account or from the network. On a new network,
 * the user does not wait for persistent attackers, only for others whose network is new as well.
 */
export function signInLimits(db: Database): SignInLimits {
  const limit = (name: string, points: number, interval: number) =>
    failureLimit(db, { name, points, seconds: WINDOW, interval });
  const byPair = limit('signIn-pair', 10, 30);
  // A network may be a whole office.
  const byNetwork = limit('signIn-network', 300, 3);
  // Against guesses from many networks.
  const byAccount = limit('signIn-account', 100, 10);
  const byAnswers = limit('signIn-answer', 300, 3);
  const known = sharedLimiter(db, { name: 'signIn-known', points: 1, seconds: KNOWN_FOR });
  const successes = new RateLimiterMemory(SUCCESSES);

  async function isKnown(key: string): Promise<boolean> {
    return (await known.get(key)) !== null;
  }

  async function count({ account, network, pair }: AttemptKeys): Promise<() => Promise<unknown>> {
    const [knownPair, knownNetwork] = await Promise.all([isKnown(pair), isKnown(network)]);
    if (knownPair) {
      await byPair.count(pair, 'brake');
      return () => byPair.reset(pair);
    }
    const attempts = await byPair.count(pair, 'block');
    await Promise.all([
      byNetwork.count(network, knownNetwork ? 'brake' : 'block'),
      byAccount.count(account, 'brake', attempts <= FIRST_ATTEMPTS ? ' new network' : ''),
    ]);
    return () => Promise.all([byPair.reset(pair), byNetwork.forgive(network), byAccount.forgive(account)]);
  }

  async function remember(keys: AttemptKeys): Promise<void> {
    await Promise.all([known.set(keys.pair, 1, KNOWN_FOR), known.set(keys.network, 1, KNOWN_FOR)]);
  }

  return {
    async attempt(attempt, work) {
      const keys = keysOf(attempt);
      const succeeded = await successes.get(keys.account);
      if (succeeded && succeeded.consumedPoints >= SUCCESSES.points) refuse(succeeded);
      const forgive = await count(keys);
      const result = await work();
      await Promise.all([forgive(), remember(keys), successes.penalty(keys.account)]);
      return result;
    },
    async answer(address, work) {
      const network = networkOf(address);
      await byAnswers.count(network, 'brake');
      const result = await work();
      await Promise.all([byAnswers.forgive(network), known.set(network, 1, KNOWN_FOR)]);
      return result;
    },
    remember: (attempt) => remember(keysOf(attempt)),
  };
}
