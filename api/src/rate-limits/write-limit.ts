import type { Role } from '@erm/contracts/roles';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { UserDocument } from '../collections/user-document';
import { refuse } from './refuse';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Writes per user, because every change is kept. Engineers can only edit their profile, and anyone can become one where
 * registration is open.
 */
const WRITES: Record<Role, { points: number; duration: number }[]> = {
  engineer: [
    { points: 60, duration: MINUTE },
    { points: 300, duration: DAY },
  ],
  manager: [{ points: 3000, duration: MINUTE }],
};

export type LimitWrites = <Result>(
  user: Pick<UserDocument, '_id' | 'role'>,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Counts the writes that succeed, in each process alone: a shared count would cost another write each. */
export function writeLimit(): LimitWrites {
  const limitersOf = {
    engineer: WRITES.engineer.map((limit) => new RateLimiterMemory(limit)),
    manager: WRITES.manager.map((limit) => new RateLimiterMemory(limit)),
  };
  return async ({ _id, role }, work) => {
    const key = _id.toHexString();
    const limiters = limitersOf[role];
    // Counted in advance, so that concurrent writes cannot bypass the limit.
    const counted = await Promise.all(limiters.map((limiter) => limiter.penalty(key)));
    const takeBack = () => Promise.all(limiters.map((limiter) => limiter.reward(key)));
    const exceeded = counted.filter((result, i) => result.consumedPoints > limiters[i]!.points);
    try {
      if (exceeded.length > 0) refuse(longest(exceeded));
      return await work();
    } catch (error) {
      await takeBack();
      throw error;
    }
  };
}

function longest(results: RateLimiterRes[]): RateLimiterRes {
  return results.reduce((a, b) => (a.msBeforeNext >= b.msBeforeNext ? a : b));
}
