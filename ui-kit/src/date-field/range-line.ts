import { formatDay } from '../format/format-day';

/** Describes which days are available; undefined if all are. */
export function rangeLine(min = '', max = ''): string | undefined {
  if (min && max) return `From ${formatDay(min)} to ${formatDay(max)}`;
  if (min) return `Not before ${formatDay(min)}`;
  return max ? `Not after ${formatDay(max)}` : undefined;
}
