import { addDays, countDays, dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { shortRange, startOfColumn } from '@erm/portal-kit/planning';
import { formatDay } from '@erm/ui-kit/data';

const WEEKS = 8;
const PAGE_WEEKS = 4;
const WEEK = 7;

/** The eight weeks of an agenda. */
export function agendaDays(from: CalendarDay): DaySpan {
  const startDate = startOfColumn(from, 'week');
  return { startDate, endDate: addDays(startDate, WEEKS * WEEK - 1) };
}

export const turnAgenda = ({ startDate }: DaySpan, pages: 1 | -1): CalendarDay =>
  addDays(startDate, pages * PAGE_WEEKS * WEEK);

/** When something is there, as far as these weeks do not show it: "until Jul 31", "from Mar 23", "Apr 6 – 19". */
export function whenText({ startDate, endDate }: DaySpan, shown: DaySpan): string {
  if (startDate < shown.startDate) return `until ${formatDay(endDate, 'short')}`;
  return endDate > shown.endDate
    ? `from ${formatDay(startDate, 'short')}`
    : shortRange({ startDate, endDate });
}

/** The position of a span among the days shown, in percent of their width. */
export function placeInDays(span: DaySpan, shown: DaySpan) {
  const days = countDays(shown);
  const left = dayNumber(span.startDate) - dayNumber(shown.startDate);
  return {
    insetInlineStart: `${(left / days) * 100}%`,
    inlineSize: `${(countDays(span) / days) * 100}%`,
  };
}

export function includesAny(span: DaySpan, shown: DaySpan): boolean {
  return span.endDate >= shown.startDate && span.startDate <= shown.endDate;
}
