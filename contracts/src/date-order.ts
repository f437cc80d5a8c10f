import type { DaySpan } from './calendar-day';

/** The text for a span that ends before it starts (product-rules#validation). */
export const START_AFTER_END = 'Start date cannot be after end date';

/** True unless both days are there and the first is after the second. */
export function isInOrder({ startDate, endDate }: Partial<DaySpan>): boolean {
  return startDate === undefined || endDate === undefined || startDate <= endDate;
}

/** Where and how a wrong order is reported, for a schema's `refine(isInOrder, OUT_OF_ORDER)`. */
export const OUT_OF_ORDER = { path: ['startDate'], error: START_AFTER_END };

/** The same for the `from` and `to` of a query. */
export const FROM_AFTER_TO = 'from cannot be after to';
