const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const WRITTEN = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i;

/** The calendar day as a Date at local midnight, or null when the text is no such day (Feb 30, or '2026-3-1'). */
export function dayToDate(day: string): Date | null {
  const [, year, month, date] = (ISO.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const result = new Date(2000, 0, 1);
  // The constructor would take the years 0 to 99 for 1900 to 1999.
  result.setFullYear(year, month - 1, date);
  return result.getMonth() === month - 1 && result.getDate() === date ? result : null;
}

/** The calendar day (YYYY-MM-DD) that a Date shows on the reader's own clock. */
export function dateToDay(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** Reads what people type, 'Mar 2, 2026', 'March 2 2026' or '2026-03-02', as YYYY-MM-DD; null when it is no day. */
export function parseDay(text: string): string | null {
  const typed = text.trim();
  if (dayToDate(typed)) return typed;
  const [, name, date, year] = WRITTEN.exec(typed) ?? [];
  if (name === undefined || date === undefined || year === undefined) return null;
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  const day = `${year}-${String(month + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return dayToDate(day) ? day : null;
}
