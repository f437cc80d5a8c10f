import type { AvailabilityUnit } from '@erm/contracts/availability-view';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { shortRange, spokenPeriod } from '@erm/planning';

/** From the first day of the first column to the last day of the last one; there is at least one column. */
export function spanOf(columns: readonly DaySpan[]): DaySpan {
  return { startDate: columns[0]!.startDate, endDate: columns.at(-1)!.endDate };
}

/** The visible range, for a heading for screen readers. */
export function rangeHeading(columns: readonly DaySpan[], by: AvailabilityUnit): string {
  return `${spokenPeriod(spanOf(columns), by)}, by ${by}`;
}

/** The same for everyone else: "Mar 9 – Jun 7". */
export function visibleRange(columns: readonly DaySpan[]): string {
  return shortRange(spanOf(columns));
}
