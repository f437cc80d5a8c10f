import type { Measured } from './measure';
import { median, type Result } from './report';

const ROUNDS = 7;

type Run = () => Promise<Measured>;
type Pair = [ours: Measured, theirs: Measured];

/** Alternates between the two, so that both are measured under the same conditions. */
export async function pairedRuns(ours: Run, theirs: Run, rounds = ROUNDS): Promise<Pair[]> {
  const pairs: Pair[] = [];
  await ours();
  await theirs();
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2) {
      const other = await theirs();
      pairs.push([await ours(), other]);
    } else pairs.push([await ours(), await theirs()]);
  }
  return pairs;
}

/** The median of the pairs' ratios. */
export function compare(
  what: string,
  pairs: readonly Pair[],
  figure: (measured: Measured) => number,
  bounds: Pick<Result, 'min' | 'max'>,
): Result {
  const middle = (index: 0 | 1) => median(pairs.map((pair) => figure(pair[index]))).toFixed(1);
  const ratio = median(pairs.map(([ours, theirs]) => figure(ours) / figure(theirs)));
  return { what, ours: middle(0), other: middle(1), ratio, ...bounds };
}
