import { z } from 'zod/mini';
import { countDays, dayInput } from './calendar-day';
import { FROM_AFTER_TO, isInOrder } from './date-order';

/** The most days of a request whose answer has something for each of them, about ten years. */
export const MAX_DAYS_SHOWN = 3660;

interface AskedSpan {
  from?: string | undefined;
  to?: string | undefined;
}

/** The days that a query asks for, both included. */
export const spanFields = { from: dayInput('from'), to: dayInput('to') };

/** The same in a query that can do without one of them, or both. */
export const optionalSpanFields = { from: z.optional(spanFields.from), to: z.optional(spanFields.to) };

/**
 * Checks of a query with these fields.
 * @param maxDays the limit if more days make the response slower or larger; by default, the whole calendar
 */
export function spanChecks(maxDays = Infinity) {
  return [
    z.refine<AskedSpan>(({ from, to }) => isInOrder({ startDate: from, endDate: to }), {
      path: ['from'],
      error: FROM_AFTER_TO,
    }),
    z.refine<AskedSpan>(
      ({ from, to }) => !from || !to || countDays({ startDate: from, endDate: to }) <= maxDays,
      { path: ['to'], error: `to must be at most ${maxDays} days after from` },
    ),
  ] as const;
}
