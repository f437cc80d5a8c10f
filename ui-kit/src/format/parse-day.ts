const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const LONG_DATE = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i;

/**
 * Converts a calendar day to a Date at local midnight. Returns null if the text isn't a valid day (Feb 30, or
 * '2026-3-1').
 */
export function dayToDate(day: string): Date | null {
  const [, year, month, date] = (ISO.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const result = new Date(2000, 0, 1);
  // The constructor maps the years 0 to 99 to 1900 to 1999.
  result.setFullYear(year, month - 1, date);
  return result.getMonth() === month - 1 && result.getDate() === date ? result : null;
}

/** Returns the calendar day (YYYY-MM-DD) of a Date in local time. */
export function dateToDay(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
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
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  const day = `${year}-${String(month + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return dayToDate(day) ? day : null;
}
