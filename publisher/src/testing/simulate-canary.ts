import { SequentialTest } from '../canary/sequential-test';

export interface Scenario {
  /** The probability that a load of the base fails, at each poll. */
  baseRate: number | ((poll: number) => number);
  /** That of the canary, as a multiple of the base's. */
  times: number;
  /** The canary's share of the loads. */
  share: number;
  /** The loads of both between two polls. */
  loadsPerPoll: number;
  /** The canary is promoted after so many loads. */
  promoteAfter: number;
}

export interface Ending {
  outcome: 'taken back' | 'promoted' | 'undecided';
  /** The canary's loads until then. */
  loads: number;
}

const MAX_LOADS = 3000;

/** Random numbers in [0, 1) that are the same in every run: mulberry32. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs one canary until it is taken back or promoted. */
export function simulateCanary(scenario: Scenario, random: () => number): Ending {
  const { baseRate, times, share, loadsPerPoll, promoteAfter } = scenario;
  const test = new SequentialTest();
  for (let poll = 0; ; poll++) {
    const rate = typeof baseRate === 'number' ? baseRate : baseRate(poll);
    const base = { loads: 0, failures: 0 };
    const canary = { loads: 0, failures: 0 };
    for (let load = 0; load < loadsPerPoll; load++) {
      const isCanary = random() < share;
      const counts = isCanary ? canary : base;
      counts.loads += 1;
      if (random() < (isCanary ? rate * times : rate)) counts.failures += 1;
    }
    test.add({ base, canary });
    const { loads } = test.counted.canary;
    if (test.isWorse) return { outcome: 'taken back', loads };
    if (test.isAsGoodAfter(promoteAfter)) return { outcome: 'promoted', loads };
    if (loads >= MAX_LOADS) return { outcome: 'undecided', loads };
  }
}
