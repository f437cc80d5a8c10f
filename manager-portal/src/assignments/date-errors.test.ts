import { describe, expect, it } from 'vitest';
import { dateErrors } from './date-errors';

const project = { startDate: '2026-04-06', endDate: '2026-10-30' };

describe('dateErrors', () => {
  it('accepts dates within the project and missing dates', () => {
    expect(dateErrors({ startDate: '2026-04-06', endDate: '2026-10-30' }, project)).toEqual({});
    expect(dateErrors({}, project)).toEqual({});
    expect(dateErrors({}, null)).toEqual({});
  });

  it('checks a single date', () => {
    expect(dateErrors({ startDate: '2026-04-05' }, project)).toEqual({
      startDate: 'Start date cannot be before project start date (Apr 6, 2026)',
    });
    expect(dateErrors({ endDate: '2026-10-31' }, project)).toEqual({
      endDate: 'End date cannot be after project end date (Oct 30, 2026)',
    });
  });

  it('reports an invalid order on the chosen date', () => {
    const message = 'Start date cannot be after end date';
    expect(dateErrors({ startDate: '2026-11-01' }, project)).toEqual({ startDate: message });
    expect(dateErrors({ endDate: '2026-04-01' }, project)).toEqual({ endDate: message });
    expect(dateErrors({ startDate: '2026-06-02', endDate: '2026-06-01' }, null)).toEqual({
      startDate: message,
    });
  });
});
