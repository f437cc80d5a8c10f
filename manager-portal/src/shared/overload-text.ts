import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { Engineer } from '@erm/contracts/engineers';
import { formatDay } from '@erm/ui-kit/data';

type Overload = Engineer['overloads'][number];

/** The duration of an overload, such as `until Apr 30, 2026`, with its first day if that is in the future. */
export function overloadSpan({ startDate, endDate }: Overload, today: CalendarDay): string {
  const until = `until ${formatDay(endDate)}`;
  return startDate > today ? `from ${formatDay(startDate)} ${until}` : until;
}

/** The amount and duration of an overload, such as `100 of 80% until Apr 30, 2026`. */
export function overloadText(overload: Overload, today: CalendarDay): string {
  return `${overload.load} of ${overload.load - overload.excess}% ${overloadSpan(overload, today)}`;
}

/** The days of an overload, such as `Mar 3 – Apr 30, 2026`. */
export function daysText({ startDate, endDate }: DaySpan): string {
  if (startDate === endDate) return formatDay(startDate);
  const inOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  return `${formatDay(startDate, inOneYear ? 'short' : 'full')} – ${formatDay(endDate)}`;
}
