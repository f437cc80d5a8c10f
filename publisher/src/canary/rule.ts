/** Attempts to load a release, and how many of them failed. */
export interface Counts {
  loads: number;
  failures: number;
}

/**
 * Loads and failures of a canary and of the current version over the same period, during which the share was constant.
 */
export interface Comparison {
  canary: Counts;
  current: Counts;
}

/** So many failures may be bad luck of the canary, and so many may be missing at the current version by good luck. */
const LUCK = 7;

/**
 * Decides about a canary. It is rolled back if it fails 1.4 times as often, even after subtracting 7 of its failures
 * and adding 7 to the current version's. It is promoted if it fails at most 1.2 times as often after this many loads of
 * each.
 * @returns null to keep watching
 */
export function judge(counted: Comparison, loads: number): 'take back' | 'promote' | null {
  if (failsMoreOften(counted, 1.4, LUCK)) return 'take back';
  const isEnough = Math.min(counted.canary.loads, counted.current.loads) >= loads;
  return isEnough && !failsMoreOften(counted, 1.2, 0) ? 'promote' : null;
}

const failsMoreOften = ({ canary, current }: Comparison, times: number, luck: number): boolean =>
  (canary.failures - luck) * current.loads > times * (current.failures + luck) * canary.loads;
