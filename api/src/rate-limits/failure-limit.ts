import type { Database } from '../collections/database';
import { refuse } from './refuse';
import { sharedLimiter } from './shared-limiter';

interface Limit {
  name: string;
  /** The failures that are allowed within the window. */
  points: number;
  /** The window. */
  seconds: number;
  /** Once they are used up and the limit brakes: the time between two attempts, in seconds. */
  interval: number;
}

export interface FailureLimit {
  /**
   * Counts an attempt before its outcome is known, so that concurrent ones cannot bypass the limit. Over the limit,
   * `block` refuses every attempt until the window ends, and `brake` admits one per interval.
   * @param lane attempts in different lanes do not wait for one another
   * @returns the attempts within the window, this one included
   */
  count(key: string, overLimit: 'block' | 'brake', lane?: string): Promise<number>;
  /** Takes one attempt back. */
  forgive(key: string): Promise<void>;
  /** Takes all attempts back. */
  reset(key: string): Promise<void>;
}

export function failureLimit(db: Database, { name, points, seconds, interval }: Limit): FailureLimit {
  const failures = sharedLimiter(db, { name, points, seconds });
  const braked = sharedLimiter(db, { name: `${name}-brake`, points: 1, seconds: interval });
  return {
    async count(key, overLimit, lane = '') {
      const counted = await failures.penalty(key);
      const { consumedPoints } = counted;
      if (overLimit === 'block' && consumedPoints > points) refuse(counted);
      if (overLimit === 'brake' && consumedPoints >= points) {
        // The last attempt within the limit starts the first interval of attempts without a lane of their own.
        const queue = consumedPoints === points ? key : key + lane;
        await braked.consume(queue).catch(refuse);
      }
      return consumedPoints;
    },
    async forgive(key) {
      await failures.reward(key);
    },
    async reset(key) {
      await Promise.all([failures.delete(key), braked.delete(key)]);
    },
  };
}
