import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays } from './calendar-day';
import { formatDay, formatDayAs } from './format-day';
import { addColumns, columnsIn, startOfColumn } from './time-columns';

// Behind and ahead of UTC, with a change of clocks at midnight, and without one of its days.
const zones = ['UTC', 'Pacific/Auckland', 'America/St_Johns', 'America/Santiago', 'Pacific/Apia'];

afterEach(() => void vi.unstubAllEnvs());

describe.each(zones)('in the time zone %s', (zone) => {
  it('formats every day of years as itself', () => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    for (let day = '2011-01-01'; day < '2013-01-01'; day = addDays(day, 1)) {
      expect(formatDayAs(day, 'yyyy-MM-dd')).toBe(day);
    }
    expect(['1900-01-01', '2011-12-30', '2026-09-06', '2999-12-31'].map(formatDay)).toEqual([
      'Jan 1, 1900',
      'Dec 30, 2011',
      'Sep 6, 2026',
      'Dec 31, 2999',
    ]);
  });

  it('puts every day into exactly one column', () => {
    vi.stubEnv('TZ', zone);
    for (const unit of ['week', 'month', 'quarter'] as const) {
      const columns = columnsIn({ startDate: '2011-01-01', endDate: '2012-12-31' }, unit);
      for (const { startDate, endDate } of columns) {
        expect(startOfColumn(endDate, unit)).toBe(startDate);
        expect(addColumns(startDate, unit, 1)).toBe(addDays(endDate, 1));
      }
    }
    expect(startOfColumn('2026-03-01', 'week')).toBe('2026-02-23');
    expect(addColumns('2026-01-31', 'month', 1)).toBe('2026-02-01');
    expect(addColumns('2026-02-01', 'quarter', -1)).toBe('2025-10-01');
  });
});
