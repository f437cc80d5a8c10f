import { formatDay } from '../format/format-day';

/** The line that explains which days can be chosen; undefined where all can. */
export function rangeLine(min = '', max = ''): string | undefined {
  if (min && max) return `From ${formatDay(min)} to ${formatDay(max)}`;
  if (min) return `Not before ${formatDay(min)}`;
  return max ? `Not after ${formatDay(max)}` : undefined;
}
