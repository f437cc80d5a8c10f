/** Formats a whole number, with thousands separators from 10,000. */
export function formatCount(count: number): string {
  return Math.abs(count) < 10_000 ? String(count) : count.toLocaleString('en-US');
}
