import { unsupported } from '../errors';

/** Adds two numbers; rejects an integer sum that a JavaScript number would round, because MongoDB's are exact. */
export function add(a: number, b: number): number {
  const sum = a + b;
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b) && !Number.isSafeInteger(sum))
    throw unsupported('An integer beyond 2^53');
  return sum;
}
