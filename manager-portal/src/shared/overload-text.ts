import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Engineer } from '@erm/contracts/engineers';
import { formatDay } from '@erm/ui-kit/data';

type Overload = Engineer['overloads'][number];

/** When an overload lasts: `until Apr 30, 2026`, with its first day if that is still to come. */
export function overloadSpan({ startDate, endDate }: Overload, today: CalendarDay): string {
  const until = `until ${formatDay(endDate)}`;
  return startDate > today ? `from ${formatDay(startDate)} ${until}` : until;
}

/** How much and how long: `100 of 80% until Apr 30, 2026`. */
export function overloadText(overload: Overload, today: CalendarDay): string {
  return `${overload.load} of ${overload.load - overload.excess}% ${overloadSpan(overload, today)}`;
}
