import { describe, expect, it } from 'vitest';
import { dayToDate } from './day-to-date';
import { formatDay, formatDayRange } from './format-day';
import { dateToDay, possibleDays } from './parse-day';

describe('formatDay', () => {
  it('formats month, day and year', () => {
    expect(formatDay('2026-03-02')).toBe('Mar 2, 2026');
  });

  it('omits the year for charts and includes the weekday for a selected day', () => {
    expect(formatDay('2026-03-11', 'short')).toBe('Mar 11');
    expect(formatDay('2026-03-11', 'weekday')).toBe('Wed, Mar 11, 2026');
  });

  it.each(['', 'soon', '2026-02-30', '2026-3-1'])('returns a dash for %j', (day) => {
    expect(formatDay(day)).toBe('–');
  });

  it.each(['0001-01-01', '9999-12-31'])('says N/A for the unknown day %j', (day) => {
    expect(formatDay(day)).toBe('N/A');
    expect(formatDayRange('2026-04-06', '9999-12-31')).toBe('Apr 6, 2026 – N/A');
  });

  it('formats a range with an en dash', () => {
    expect(formatDayRange('2026-04-06', '2026-10-30')).toBe('Apr 6, 2026 – Oct 30, 2026');
  });
});

describe('possibleDays', () => {
  it.each([
    '2026-03-02',
    '2026-3-2',
    '2026/3/2',
    '2026.03.02',
    'Mar 2, 2026',
    'mar 2 2026',
    ' March 02, 2026 ',
    'Mar. 2, 2026',
    'March 2nd, 2026',
    '2 Mar 2026',
    '2. March 2026',
    '2-Mar-2026',
    '2nd March, 2026',
    '2.3.2026',
    '02. 03. 2026',
    '２０２６/３/２',
    '2.3.2026.',
    '2026. 3. 2.',
    '20260302',
    '\u200e2.3.2026\u200e',
    '2026‑03‑02',
    '2026–03–02',
    '２．３．２０２６',
    'Mon, Mar 2, 2026',
    'Monday, 2 March 2026',
    '2\u00a0Mar\u00a02026\t',
  ])('understands %j as March 2 alone', (text) => {
    expect(possibleDays(text)).toEqual(['2026-03-02']);
  });

  it.each([
    ['3/4/2027', ['2027-03-04', '2027-04-03']],
    ['03-04-2027', ['2027-03-04', '2027-04-03']],
    ['13/4/2027', ['2027-04-13']],
    ['4/13/2027', ['2027-04-13']],
    ['3/3/2027', ['2027-03-03']],
  ])('understands %j, with the month first or second, as %j', (text, days) => {
    expect(possibleDays(text)).toEqual(days);
  });

  it.each([
    '',
    'Mar',
    'Mar 2',
    'Foo 2, 2026',
    'Feb 30, 2026',
    '2026-13-01',
    '31.4.2026',
    '13/13/2026',
    '3/4/27',
    '2026312',
    'Mon 2',
  ])('does not understand %j', (text) => {
    expect(possibleDays(text)).toEqual([]);
  });

  it('supports leap days and early years', () => {
    expect(possibleDays('Feb 29, 2028')).toEqual(['2028-02-29']);
    expect(possibleDays('Feb 29, 2027')).toEqual([]);
    expect(dateToDay(dayToDate('0099-12-31') ?? new Date())).toBe('0099-12-31');
  });
});
