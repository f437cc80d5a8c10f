import { assertExact } from './integers';
import { isNumber } from './types';

/** Adds the numbers among the values, with compensated summation as the server does. */
export function sum(values: readonly unknown[]): number {
  const numbers = values.filter(isNumber);
  let total = 0;
  let lost = 0;
  for (const number of numbers) {
    const next = total + number;
    lost += Math.abs(total) >= Math.abs(number) ? total - next + number : number - next + total;
    total = next;
  }
  return assertExact(Number.isFinite(total) ? total + lost : total, numbers);
}
