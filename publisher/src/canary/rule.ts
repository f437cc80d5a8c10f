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

/** Whether it is taken back: it fails 1.4 times as often, even with 7 failures less of it and 7 more of the current one. */
export const isWorse = (counted: Comparison): boolean => failsMoreOften(counted, 1.4, LUCK);

/** Whether it is promoted: after so many loads of each version, it fails at most 1.2 times as often. */
export const isAsGoodAfter = (loads: number, counted: Comparison): boolean =>
  Math.min(counted.canary.loads, counted.current.loads) >= loads && !failsMoreOften(counted, 1.2, 0);

const failsMoreOften = ({ canary, current }: Comparison, times: number, luck: number): boolean =>
  (canary.failures - luck) * current.loads > times * (current.failures + luck) * canary.loads;
