/** Attempts to load a release, and how many of them failed. */
export interface Counts {
  loads: number;
  failures: number;
}

/** What was counted of a canary and of the current version in the same time, while the share stayed the same. */
export interface Comparison {
  canary: Counts;
  current: Counts;
}

/** So many failures may be bad luck of the canary, and so many may be missing at the current version by good luck. */
const LUCK = 7;

/**
 * What becomes of a canary. It is taken back if it fails 1.4 times as often, even with 7 failures less of it and 7 more of
 * the current one. It is promoted if it fails at most 1.2 times as often after so many loads of each.
 * @returns null while it is to be watched on
 */
export function judge(counted: Comparison, loads: number): 'take back' | 'promote' | null {
  if (failsMoreOften(counted, 1.4, LUCK)) return 'take back';
  const isEnough = Math.min(counted.canary.loads, counted.current.loads) >= loads;
  return isEnough && !failsMoreOften(counted, 1.2, 0) ? 'promote' : null;
}

const failsMoreOften = ({ canary, current }: Comparison, times: number, luck: number): boolean =>
  (canary.failures - luck) * current.loads > times * (current.failures + luck) * canary.loads;
