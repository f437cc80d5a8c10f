import type { AvailabilityUnit } from '@erm/contracts/availability-view';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { shortRange, spokenRange } from '@erm/portal-kit/planning';

/** The visible range, for the heading that screen readers find. */
export function rangeHeading(columns: readonly DaySpan[], by: AvailabilityUnit): string {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return '';
  const range = { startDate: first.startDate, endDate: last.endDate };
  return `${spokenRange(range, true)}, by ${by}`;
}

/** The same for everyone else: "Mar 9 – Jun 7". */
export function visibleRange(columns: readonly DaySpan[]): string {
  const [first, last] = [columns[0], columns.at(-1)];
  return first && last ? shortRange({ startDate: first.startDate, endDate: last.endDate }) : '';
}
