import type { DaySpan } from './calendar-day';

/** The message for dates that end before they start (product-rules#validation). */
export const START_AFTER_END = 'Start date cannot be after end date';

/** False only if both days are set and the first is after the second. */
export function isInOrder({ startDate, endDate }: Partial<DaySpan>): boolean {
  return startDate === undefined || endDate === undefined || startDate <= endDate;
}

/** The issue for an invalid order, for a schema's `refine(isInOrder, OUT_OF_ORDER)`. */
export const OUT_OF_ORDER = { path: ['startDate'], error: START_AFTER_END };

/** The same for `from` and `to` in a query. */
export const FROM_AFTER_TO = 'from cannot be after to';
