/** Formats a whole number, with thousands separators. */
export function formatCount(count: number): string {
  // Not by `Intl`, see the names of months.
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
