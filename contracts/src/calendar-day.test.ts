import { afterEach, describe, expect, it, vi } from 'vitest';
import { assignmentDateIssues } from './assignment-dates';
import { assignmentStatus } from './assignment-status';
import { addDays, commonDays, countDays, dayInput, dayOf, isCalendarDay } from './calendar-day';
import { formatDay } from './format-day';

afterEach(() => vi.unstubAllEnvs());

describe('a calendar day', () => {
  it.each(['2026-02-28', '2028-02-29', '0001-01-01', '9999-12-31'])('is %s', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-3-1',
    '20260301',
    '',
    '2026-03-01T00:00:00Z',
  ])('is not %j', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });

  it('is counted correctly across months, leap years, and daylight saving changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(countDays({ startDate: '2026-03-01', endDate: '2026-03-31' })).toBe(31);
  });

  it('depends on an instant’s time zone', () => {
    const lateEvening = new Date('2026-03-10T23:30:00Z');
    expect(dayOf(lateEvening, 'UTC')).toBe('2026-03-10');
    expect(dayOf(lateEvening, 'Asia/Tokyo')).toBe('2026-03-11');
    expect(dayOf(lateEvening, 'Pacific/Honolulu')).toBe('2026-03-10');
  });

  it('follows the machine’s time zone, also after that has changed', () => {
    const lateEvening = new Date('2026-03-10T23:30:00Z');
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(dayOf(lateEvening)).toBe('2026-03-11');
    vi.stubEnv('TZ', 'Pacific/Honolulu');
    expect(dayOf(lateEvening)).toBe('2026-03-10');
  });

  it('is formatted as MMM d, yyyy', () => {
    expect(formatDay('2026-03-02')).toBe('Mar 2, 2026');
  });
});

describe('a day in a request', () => {
  const input = dayInput('Start date');

  it.each([
    ['2026-03-02', '2026-03-02'],
    ['2026-03-02T23:59:59.999Z', '2026-03-02'],
    ['2026-03-02T00:00:00+14:00', '2026-03-02'],
    [' 2026-03-02 ', '2026-03-02'],
  ])('%j is parsed as %s', (sent, parsed) => {
    expect(input.parse(sent)).toBe(parsed);
  });

  it.each([
    [undefined, 'Start date is required'],
    ['', 'Start date is required'],
    [null, 'Start date must be a date like 2026-03-02'],
    [20260302, 'Start date must be a date like 2026-03-02'],
    ['2026-02-30', 'Start date must be a date like 2026-03-02'],
    ['02/03/2026', 'Start date must be a date like 2026-03-02'],
  ])('%j is rejected: %s', (sent, message) => {
    expect(input.safeParse(sent).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe("an assignment's dates", () => {
  const project = { startDate: '2026-03-02', endDate: '2026-06-30' };

  it('can be exactly those of the project', () => {
    expect(assignmentDateIssues(project, project)).toEqual([]);
  });

  it('cannot start before the project or end after it', () => {
    expect(assignmentDateIssues({ startDate: '2026-03-01', endDate: '2026-07-01' }, project)).toEqual([
      { path: 'startDate', message: 'Start date cannot be before project start date (Mar 2, 2026)' },
      { path: 'endDate', message: 'End date cannot be after project end date (Jun 30, 2026)' },
    ]);
  });

  it('cannot end before they start', () => {
    expect(assignmentDateIssues({ startDate: '2026-04-02', endDate: '2026-04-01' }, project)).toEqual([
      { path: 'startDate', message: 'Start date cannot be after end date' },
    ]);
  });

  it.each([
    ['2026-03-01', 'upcoming'],
    ['2026-03-02', 'active'],
    ['2026-06-30', 'active'],
    ['2026-07-01', 'completed'],
  ])('on %s make it %s', (today, status) => {
    expect(assignmentStatus(project, today)).toBe(status);
  });
});

describe('the days that two spans share', () => {
  const march = { startDate: '2026-03-01', endDate: '2026-03-31' };

  it('are from the later start to the earlier end', () => {
    const spring = { startDate: '2026-03-31', endDate: '2026-05-31' };
    expect(commonDays(march, spring)).toEqual({ startDate: '2026-03-31', endDate: '2026-03-31' });
    expect(commonDays(spring, march)).toEqual(commonDays(march, spring));
    expect(commonDays(march, march)).toEqual(march);
  });

  it('can be none', () => {
    expect(commonDays(march, { startDate: '2026-04-01', endDate: '2026-04-30' })).toBeNull();
  });
});
