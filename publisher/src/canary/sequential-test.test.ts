import { describe, expect, it } from 'vitest';
import { randomNumbers, simulateCanary, type Scenario } from '../testing/simulate-canary';
import { FALSE_ALARMS, SequentialTest, type Period } from './sequential-test';

const PROMOTE_AFTER = 500;

/** Runs many canaries of a kind. `caught`: within 500 loads of the canary. */
function simulate(
  canaries: number,
  scenario: Omit<Scenario, 'loadsPerPoll' | 'promoteAfter'>,
  loadsPerPoll = 20,
) {
  const random = randomNumbers(1);
  const endings = Array.from({ length: canaries }, () =>
    simulateCanary({ ...scenario, loadsPerPoll, promoteAfter: PROMOTE_AFTER }, random),
  );
  const share = (count: number) => count / canaries;
  const caught = endings
    .filter(({ outcome, loads }) => outcome === 'taken back' && loads <= PROMOTE_AFTER)
    .map(({ loads }) => loads)
    .sort((a, b) => a - b);
  const ended = (wanted: string) => share(endings.filter(({ outcome }) => outcome === wanted).length);
  return {
    caught: share(caught.length),
    median: caught[Math.floor(caught.length / 2)] ?? Infinity,
    takenBack: ended('taken back'),
    promoted: ended('promoted'),
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

describe('a canary that fails as often as the base', () => {
  const rates: [string, Scenario['baseRate']][] = [
    ['0.2 %', 0.002],
    ['1 %', 0.01],
    ['5 %', 0.05],
    ['20 %', 0.2],
    ['an outage of both now and then, so 1 % or 40 %', (poll) => (poll % 10 === 0 ? 0.4 : 0.01)],
  ];
  const shares = [0.05, 0.2, 0.5, 0.8];
  const cases = rates.flatMap(([label, baseRate]) => shares.map((share) => ({ label, baseRate, share })));

  it('is taken back in at most 1 % of 12,000 cases, at any rate and any share', () => {
    const results = cases.map(({ label, baseRate, share }) => {
      const { takenBack, promoted } = simulate(600, { baseRate, times: 1, share });
      return { label, share, takenBack, promoted };
    });
    const mean = results.reduce((total, { takenBack }) => total + takenBack, 0) / results.length;
    console.log(`False alarms: ${percent(mean)} of ${600 * cases.length} canaries.`);
    expect(mean).toBeLessThanOrEqual(FALSE_ALARMS);
    // Three standard errors of 600 cases.
    for (const result of results) expect(result.takenBack, JSON.stringify(result)).toBeLessThan(0.0222);
  });

  it.each([1, 7, 150, 2000])('is judged as well when a poll finds %d loads', (loadsPerPoll) => {
    const { takenBack } = simulate(1500, { baseRate: 0.05, times: 1, share: 0.2 }, loadsPerPoll);
    expect(takenBack).toBeLessThanOrEqual(FALSE_ALARMS);
  });

  it('is promoted in the end', () => {
    expect(simulate(300, { baseRate: 0, times: 1, share: 0.2 }).promoted).toBe(1);
    expect(simulate(300, { baseRate: 0.01, times: 1, share: 0.2 }).promoted).toBeGreaterThan(0.97);
  });
});

describe('a canary that fails twice as often', () => {
  it('is caught within 500 loads in 95 % of the cases: from a base rate of 7 % with a small share, of 10 % with a fifth', () => {
    const rows = [0.01, 0.02, 0.05, 0.07, 0.1].flatMap((baseRate) =>
      [0.05, 0.2, 0.5].map((share) => {
        const result = simulate(1000, { baseRate, times: 2, share });
        return { baseRate, share, ...result };
      }),
    );
    const lines = rows.map(
      ({ baseRate, share, caught, median, promoted }) =>
        `${percent(baseRate)} of the base fail, share ${percent(share)}: caught ${percent(caught)}, ` +
        `median ${median} loads; promoted all the same ${percent(promoted)}`,
    );
    console.log(lines.join('\n'));
    const at = (share: number, from: number) =>
      rows.filter((row) => row.share === share && row.baseRate >= from);
    for (const row of [...at(0.05, 0.07), ...at(0.2, 0.1)])
      expect(row.caught, JSON.stringify(row)).toBeGreaterThanOrEqual(0.95);
    for (const row of [...at(0.05, 0.05), ...at(0.2, 0.07)])
      expect(row.promoted, JSON.stringify(row)).toBeLessThanOrEqual(0.05);
  });
});

describe('a canary that fails much more often', () => {
  it.each([
    ['1 % → 20 %, a small share', { baseRate: 0.01, times: 20, share: 0.05 }, 60],
    ['1 % → 20 %, half of the users', { baseRate: 0.01, times: 20, share: 0.5 }, 120],
    ['nothing works, a small share', { baseRate: 0.001, times: 1000, share: 0.05 }, 12],
    ['nothing works, half of the users', { baseRate: 0.001, times: 1000, share: 0.5 }, 30],
  ])('is caught quickly: %s', (_, scenario, loads) => {
    const { caught, median } = simulate(400, scenario);
    expect(caught).toBe(1);
    expect(median).toBeLessThanOrEqual(loads);
  });
});

describe('the test', () => {
  const period = (base: [number, number], canary: [number, number]): Period => ({
    base: { loads: base[0], failures: base[1] },
    canary: { loads: canary[0], failures: canary[1] },
  });
  const judged = (...periods: Period[]) => {
    const test = new SequentialTest();
    for (const counted of periods) test.add(counted);
    return test;
  };

  it('does not promote after a few lucky loads, nor without loads of the base to compare with', () => {
    expect(judged(period([400, 2], [20, 0])).isAsGoodAfter(PROMOTE_AFTER)).toBe(false);
    expect(judged(period([0, 0], [900, 0])).isAsGoodAfter(PROMOTE_AFTER)).toBe(false);
    expect(judged(period([90, 1], [900, 0])).isAsGoodAfter(PROMOTE_AFTER)).toBe(false);
    expect(judged(period([900, 2], [500, 1])).isAsGoodAfter(PROMOTE_AFTER)).toBe(true);
  });

  it('does not promote while the failures speak against the canary', () => {
    const test = judged(period([600, 3], [600, 7]));
    expect([test.isWorse, test.isAsGoodAfter(PROMOTE_AFTER)]).toEqual([false, false]);
  });

  it('compares a crash that was counted later than its load', () => {
    const test = judged(period([15, 0], [15, 0]), period([1, 0], [0, 12]), period([30, 0], [30, 18]));
    expect(test.isWorse).toBe(true);
    expect(test.counted).toEqual(period([46, 0], [45, 30]));
  });

  it('copes with a hundred thousand loads in one period', () => {
    expect(judged(period([95_000, 9500], [5000, 1000])).isWorse).toBe(true);
    expect(judged(period([95_000, 9500], [5000, 500])).isWorse).toBe(false);
    expect(judged(period([50_000, 50_000], [50_000, 50_000])).isWorse).toBe(false);
  });
});
