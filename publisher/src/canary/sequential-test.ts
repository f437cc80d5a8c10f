/** Attempts to load a release, and how many of them failed. */
export interface Counts {
  loads: number;
  failures: number;
}

/** What was counted of both versions over the same period. */
export interface Period {
  base: Counts;
  canary: Counts;
}

/** How likely a canary that is as good as the base may be taken back, however long it is watched. */
export const FALSE_ALARMS = 0.01;
/** The alternative: the odds of a failure are twice those of the base. */
const WORSE = 2;
/** Smaller periods are put together: one load of each version says little about the canary's share. */
const MIN_LOADS = 20;

/**
 * Wald's sequential probability ratio test of "twice the base's failures" against "as many as the base's". It compares
 * where the failures of a period fell, given how many there were and how many loads each version had. The rate of
 * failures drops out by that, so it needs no estimate of it and may differ from period to period.
 *
 * If the canary is as good as the base, the expected likelihood ratio of each period is exactly 1, so by Ville's
 * inequality the product ever reaches 100 with a probability of at most 1 %: at every rate, at every share, and however
 * often you look.
 */
export class SequentialTest {
  #evidence = 0;
  #open: Period = none();
  #compared: Period = none();

  /** Adds what was counted since the last call. */
  add(counted: Period): void {
    this.#open = sum(this.#open, counted);
    const { base, canary } = this.#open;
    const isComparable = base.loads > 0 && canary.loads > 0 && base.loads + canary.loads >= MIN_LOADS;
    // A crash may be counted later than its load.
    const isWhole = base.failures <= base.loads && canary.failures <= canary.loads;
    if (!isComparable || !isWhole) return;
    this.#evidence += logLikelihoodRatio(this.#open);
    this.#compared = sum(this.#compared, this.#open);
    this.#open = none();
  }

  /** Everything that was counted. */
  get counted(): Period {
    return sum(this.#compared, this.#open);
  }

  /** Whether the canary fails more often. The failures of a canary that is as good lead here in 1 of 100 cases. */
  get isWorse(): boolean {
    return this.#evidence >= Math.log(1 / FALSE_ALARMS);
  }

  /** Whether there were so many loads of each version, and the failures speak for the canary or for neither. */
  isAsGoodAfter(loads: number): boolean {
    const { base, canary } = this.#compared;
    return base.loads >= loads && canary.loads >= loads && this.#evidence <= 0;
  }
}

/**
 * The logarithm of the likelihood ratio of the canary's failures in a period: Fisher's noncentral hypergeometric
 * distribution over the hypergeometric one. With a single failure and a share s of the loads, that is 2/(1+s) if it is
 * the canary's, and 1/(1+s) otherwise.
 */
function logLikelihoodRatio({ base, canary }: Period): number {
  const failures = base.failures + canary.failures;
  const fewest = Math.max(0, failures - base.loads);
  const most = Math.min(failures, canary.loads);
  // Logarithms of the terms, relative to the first one, because the terms themselves leave the range of a number.
  let log = 0;
  const central = [log];
  for (let count = fewest; count < most; count++) {
    log += Math.log((failures - count) * (canary.loads - count));
    log -= Math.log((count + 1) * (base.loads - failures + count + 1));
    central.push(log);
  }
  const noncentral = central.map((term, index) => term + index * Math.log(WORSE));
  return (canary.failures - fewest) * Math.log(WORSE) - logOfSum(noncentral) + logOfSum(central);
}

function logOfSum(logs: readonly number[]): number {
  const highest = logs.reduce((a, b) => Math.max(a, b));
  return highest + Math.log(logs.reduce((total, log) => total + Math.exp(log - highest), 0));
}

const none = (): Period => ({ base: { loads: 0, failures: 0 }, canary: { loads: 0, failures: 0 } });

const sum = (one: Period, other: Period): Period => ({
  base: sumOf(one.base, other.base),
  canary: sumOf(one.canary, other.canary),
});

const sumOf = (one: Counts, other: Counts): Counts => ({
  loads: one.loads + other.loads,
  failures: one.failures + other.failures,
});
