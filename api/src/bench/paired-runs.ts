import type { Measured } from './measure';
import { median, type Result } from './report';

const ROUNDS = 7;

type Pair = [ours: Measured, theirs: Measured];

/** Side by side, first the one and then the other, so that both meet the same machine. */
export async function pairedRuns(
  ours: () => Promise<Measured>,
  theirs: () => Promise<Measured>,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  await ours();
  await theirs();
  for (let round = 0; round < ROUNDS; round += 1) {
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
