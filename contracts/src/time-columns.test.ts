import { describe, expect, it } from 'vitest';
import { addColumns, columnsFrom, columnsIn, startOfColumn } from './time-columns';

describe('columns of a time axis', () => {
  it.each([
    ['2026-03-09', '2026-03-09'],
    ['2026-03-11', '2026-03-09'],
    ['2026-03-15', '2026-03-09'],
    ['1969-12-31', '1969-12-29'],
  ])('starts the week of %s on Monday, %s', (day, monday) => {
    expect(startOfColumn(day, 'week')).toBe(monday);
  });

  it('starts a month on its first day, and a day on itself', () => {
    expect(startOfColumn('2026-03-31', 'month')).toBe('2026-03-01');
    expect(startOfColumn('2026-03-31', 'day')).toBe('2026-03-31');
  });

  it('starts a quarter in January, April, July, or October', () => {
    expect(startOfColumn('2026-03-31', 'quarter')).toBe('2026-01-01');
    expect(startOfColumn('2026-04-01', 'quarter')).toBe('2026-04-01');
    expect(startOfColumn('2026-12-31', 'quarter')).toBe('2026-10-01');
    expect(addColumns('2026-11-15', 'quarter', 1)).toBe('2027-01-01');
    expect(addColumns('2026-02-15', 'quarter', -1)).toBe('2025-10-01');
  });

  it('steps over the end of a year in both directions', () => {
    expect(addColumns('2026-12-31', 'month', 1)).toBe('2027-01-01');
    expect(addColumns('2026-01-15', 'month', -1)).toBe('2025-12-01');
    expect(addColumns('2026-12-31', 'week', 1)).toBe('2027-01-04');
    expect(addColumns('2027-01-01', 'day', -1)).toBe('2026-12-31');
  });

  it('lists columns from a day on, without gaps', () => {
    expect(columnsFrom('2026-02-10', 'month', 2)).toEqual([
      { startDate: '2026-02-01', endDate: '2026-02-28' },
      { startDate: '2026-03-01', endDate: '2026-03-31' },
    ]);
  });

  it('lists the columns that meet a span', () => {
    expect(columnsIn({ startDate: '2026-03-15', endDate: '2026-03-16' }, 'week')).toEqual([
      { startDate: '2026-03-09', endDate: '2026-03-15' },
      { startDate: '2026-03-16', endDate: '2026-03-22' },
    ]);
    expect(columnsIn({ startDate: '2026-03-16', endDate: '2026-03-15' }, 'day')).toEqual([]);
  });
});
