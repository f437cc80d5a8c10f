import { expect, it } from 'vitest';
import {
  columnLabel,
  firstLabel,
  groupLabel,
  shortGroupLabel,
  shortRange,
  untilText,
  spokenPeriod,
  spokenRange,
} from './time-labels';

it('labels columns by their first day', () => {
  expect(columnLabel('2026-03-09', 'day')).toBe('M 9');
  expect(columnLabel('2026-03-09', 'week')).toBe('9');
  expect(columnLabel('2026-03-01', 'month')).toBe('Mar');
  expect(columnLabel('2026-10-01', 'quarter')).toBe('Q4');
  expect(groupLabel('2026-10-01', 'quarter')).toBe('2026');
  expect(groupLabel('2026-03-09', 'week')).toBe('March 2026');
  expect(groupLabel('2026-03-01', 'month')).toBe('2026');
});

it('says where a group begins in as little as an axis of one line has room for', () => {
  expect(shortGroupLabel('2026-03-09', 'day')).toBe('Mar 2026');
  expect(shortGroupLabel('2026-03-01', 'month')).toBe('2026');
  expect(firstLabel('2026-03-09', 'week')).toBe('Mar 9');
  expect(firstLabel('2027-01-01', 'month')).toBe('Jan ’27');
});

it.each([
  ['2026-04-06', '2026-04-19', 'Apr 6 – 19', 'April 6 to 19'],
  ['2026-03-30', '2026-04-05', 'Mar 30 – Apr 5', 'March 30 to April 5'],
  ['2026-04-06', '2026-04-06', 'Apr 6', 'April 6'],
  ['2026-12-28', '2027-01-03', 'Dec 28 – Jan 3', 'December 28, 2026 to January 3, 2027'],
])('shows %s to %s as %s', (startDate, endDate, short, spoken) => {
  expect(shortRange({ startDate, endDate })).toBe(short);
  expect(spokenRange({ startDate, endDate })).toBe(spoken);
});

it('names the year for screen readers where it is wanted', () => {
  expect(spokenRange({ startDate: '2026-01-05', endDate: '2026-07-31' }, true)).toBe(
    'January 5 to July 31, 2026',
  );
});

it('names the days of what has not begun, and the end of what has', () => {
  const span = { startDate: '2026-03-22', endDate: '2026-05-24' };
  expect(untilText(span, '2026-03-21')).toBe('Mar 22 – May 24');
  expect(untilText(span, '2026-03-22')).toBe('until May 24');
  const long = { ...span, endDate: '2027-03-22' };
  expect(untilText(long, '2026-03-23')).toBe('until Mar 22');
  expect(untilText(long, '2026-03-22')).toBe('until Mar 22, 2027');
  expect(untilText(long, '2026-03-21')).toBe('Mar 22, 2026 – Mar 22, 2027');
});

it.each([
  ['week', 'March 2 to June 3, 2026'],
  ['month', 'March 2026 to June 2026'],
] as const)('names the days in sight by %s for screen readers', (unit, spoken) => {
  expect(spokenPeriod({ startDate: '2026-03-02', endDate: '2026-06-03' }, unit)).toBe(spoken);
});
