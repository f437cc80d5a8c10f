import { unsupported } from '../errors';

/** MongoDB's integers are exact where JavaScript rounds: such a result is rejected. */
export function assertExact(result: number, operands: readonly number[]): number {
  if (!operands.every(Number.isSafeInteger)) return result;
  if (!Number.isSafeInteger(result)) throw unsupported('An integer beyond 2^53');
  // Integers have no negative zero.
  return result + 0;
}
