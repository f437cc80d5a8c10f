import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Engineer } from '@erm/contracts/engineers';
import { formatDay } from '@erm/ui-kit/data';

type Overload = Engineer['overloads'][number];

/** Since and until when: `until Apr 30, 2026`, with its first day when that is still to come. */
export function overloadSpan({ startDate, endDate }: Overload, today: CalendarDay): string {
  const until = `until ${formatDay(endDate)}`;
  return startDate > today ? `from ${formatDay(startDate)} ${until}` : until;
}

/** How much and until when: `100 of 80% until Apr 30, 2026`. */
export function describeOverload(overload: Overload, today: CalendarDay): string {
  return `${overload.load} of ${overload.load - overload.excess}% ${overloadSpan(overload, today)}`;
}
