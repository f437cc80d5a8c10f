import { lightFormat } from 'date-fns/lightFormat';
import { dayToDate } from './day-to-date';
import { monthNumber } from './names';
import { plainText } from './plain-text';

/** Returns the calendar day (YYYY-MM-DD) of a Date in local time. */
export function dateToDay(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd');
}

/** Possible prefixes of a copied date. */
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.]+/i;
const YEAR_FIRST = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})\.?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\.?$/;
const NUMBERS = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})$/;
const MONTH_FIRST = /^([a-z]{3,9})[\s.-]*(\d{1,2})(?:st|nd|rd|th)?[\s,.-]+(\d{4})$/i;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]*([a-z]{3,9})[\s,.-]+(\d{4})$/i;

/**
 * The days (YYYY-MM-DD) that typed text may mean: none, one ('Mar 2, 2026', '2 March 2026', '2026-3-2', '2.3.2026',
 * '13/4/2026'), or two, whose month is first in the one and second in the other ('3/4/2026').
 */
export function possibleDays(text: string): string[] {
  const typed = plainText(text)
    .replaceAll(/\s*([./-])\s*/g, '$1')
    .replace(WEEKDAY, '');
  const [, year, , month, date] = YEAR_FIRST.exec(typed) ?? [];
  if (year) return existing([year, month, date]);
  const digits = COMPACT.exec(typed);
  if (digits) return existing([digits[1], digits[2], digits[3]]);
  const dotted = DOTTED.exec(typed);
  if (dotted) return existing([dotted[3], dotted[2], dotted[1]]);
  const numbers = NUMBERS.exec(typed);
  if (numbers) {
    const [, one, , other, ofYear] = numbers;
    return existing([ofYear, one, other], [ofYear, other, one]);
  }
  const monthFirst = MONTH_FIRST.exec(typed);
  if (monthFirst) return existing([monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]]);
  const dayFirst = DAY_FIRST.exec(typed);
  return dayFirst ? existing([dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]]) : [];
}

type Parts = [year: string | undefined, month: string | undefined, date: string | undefined];

/** The days that exist, each once. */
function existing(...readings: Parts[]): string[] {
  const days = readings.map((parts) => parts.map((part = '') => part.padStart(2, '0')).join('-'));
  return [...new Set(days)].filter((day) => dayToDate(day));
}

const monthOf = (name = '') => monthNumber(name)?.toString();
