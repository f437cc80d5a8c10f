const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

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
