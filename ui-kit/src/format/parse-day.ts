import { lightFormat } from 'date-fns/lightFormat';
import { enUS } from 'date-fns/locale/en-US';
import { dayToDate } from './day-to-date';

const LONG_DATE = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i;

/** Returns the calendar day (YYYY-MM-DD) of a Date in local time. */
export function dateToDay(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd');
}

/**
 * Parses user input such as 'Mar 2, 2026', 'March 2 2026' or '2026-03-02' into YYYY-MM-DD. Returns null if it isn't a
 * valid day.
 */
export function parseDay(text: string): string | null {
  const typed = text.trim();
  if (dayToDate(typed)) return typed;
  const [, name, date, year] = LONG_DATE.exec(typed) ?? [];
  if (name === undefined || date === undefined || year === undefined) return null;
  const month = enUS.match.month(name, { width: 'abbreviated' })?.value;
  if (month === undefined) return null;
  const day = `${year}-${String(month + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return dayToDate(day) ? day : null;
}
