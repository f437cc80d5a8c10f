import { expect, it } from 'vitest';
import { spokenPeriod } from './spoken-period';

it.each([
  ['week', 'March 2 to June 3, 2026'],
  ['month', 'March 2026 to June 2026'],
] as const)('names the days in sight by %s for screen readers', (unit, spoken) => {
  expect(spokenPeriod({ startDate: '2026-03-02', endDate: '2026-06-03' }, unit)).toBe(spoken);
});
