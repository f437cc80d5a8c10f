import { describe, expect, it } from 'vitest';
import { judge, type Comparison } from './rule';

type Rate = number | ((poll: number) => number);

/** Random numbers in [0, 1) that are the same in every run: mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Watches one canary, for 3000 of its loads at most, and returns after how many it ended and how. */
function simulate(random: () => number, rate: Rate, times: number, share: number, loadsPerPoll: number) {
  const counted: Comparison = { canary: { loads: 0, failures: 0 }, current: { loads: 0, failures: 0 } };
  const { canary, current } = counted;
  for (let poll = 0; canary.loads < 3000; poll++) {
    const failing = typeof rate === 'number' ? rate : rate(poll);
    for (let load = 0; load < loadsPerPoll; load++) {
      const isCanary = random() < share;
      const version = isCanary ? canary : current;
      version.loads += 1;
      if (random() < (isCanary ? failing * times : failing)) version.failures += 1;
    }
    const end = judge(counted, 500);
    if (end) return { end, loads: canary.loads };
  }
  return { end: null, loads: canary.loads };
}

/** In percent of many canaries; `loads` is the median of those that were taken back. */
function outcome(canaries: number, rate: Rate, times: number, share: number, loadsPerPoll = 20) {
  const random = randomNumbers(1);
  const ends = Array.from({ length: canaries }, () => simulate(random, rate, times, share, loadsPerPoll));
  const of = (wanted: 'take back' | 'promote') => ends.filter(({ end }) => end === wanted);
  const caught = of('take back').sort((a, b) => a.loads - b.loads);
  const percent = (some: unknown[]) => (100 * some.length) / canaries;
  return {
    takenBack: percent(caught),
    soon: percent(caught.filter(({ loads }) => loads <= 500)),
    promoted: percent(of('promote')),
    loads: caught[Math.floor(caught.length / 2)]?.loads ?? Infinity,
  };
}

describe('the rule of a watch', () => {
  const outage = (poll: number) => (poll % 10 === 0 ? 0.4 : 0.01);
  const shares = [0.05, 0.2, 0.5, 0.8];
  const equal = [0.002, 0.01, 0.05, 0.2, outage].flatMap((rate) => shares.map((share) => ({ rate, share })));

  it('takes back an equal canary in less than 1 % of 12,000 cases, at any rate and share', () => {
    const takenBack = equal.map(({ rate, share }) => outcome(600, rate, 1, share).takenBack);
    expect(takenBack.reduce((sum, percent) => sum + percent) / equal.length).toBeLessThan(0.5);
    // Three standard errors of 1 % in 600 cases.
    expect(Math.max(...takenBack)).toBeLessThan(2.22);
  });

  it.each([1, 7, 150, 2000])('does so as rarely when a poll finds %d loads', (loadsPerPoll) => {
    expect(outcome(1500, 0.05, 1, 0.2, loadsPerPoll).takenBack).toBeLessThan(1);
  });

  it.each([
    // Of the current version's loads, the share, how many are taken back, within 500 loads, and promoted all the same.
    [0.01, 0.05, 75, 10, 22],
    [0.01, 0.5, 53, 0, 32],
    [0.02, 0.05, 90, 37, 9],
    [0.05, 0.05, 99, 88, 1],
    [0.05, 0.5, 97, 40, 3],
    [0.1, 0.2, 99, 98, 0.5],
  ])('catches a doubled rate of %d with a share of %d', (rate, share, takenBack, soon, promoted) => {
    const found = outcome(1000, rate, 2, share);
    expect(found.takenBack).toBeGreaterThanOrEqual(takenBack);
    expect(found.soon).toBeGreaterThanOrEqual(soon);
    expect(found.promoted).toBeLessThanOrEqual(promoted);
  });

  it.each([
    ['1 % → 20 %, a small share', 0.01, 20, 0.05, 45],
    ['1 % → 20 %, half of the users', 0.01, 20, 0.5, 100],
    ['nothing works, a small share', 0.001, 1000, 0.05, 8],
    ['nothing works, half of the users', 0.001, 1000, 0.5, 20],
  ])('always catches much worse ones quickly: %s', (_, rate, times, share, loads) => {
    expect(outcome(400, rate, times, share)).toMatchObject({ takenBack: 100, promoted: 0 });
    expect(outcome(400, rate, times, share).loads).toBeLessThanOrEqual(loads);
  });

  it('promotes after enough loads of both versions, and the equal one nearly always', () => {
    const counted = { canary: { loads: 900, failures: 0 }, current: { loads: 90, failures: 1 } };
    expect(judge(counted, 500)).toBeNull();
    expect(outcome(300, 0, 1, 0.2).promoted).toBe(100);
    expect(outcome(300, 0.01, 1, 0.2).promoted).toBeGreaterThan(97);
  });
});
