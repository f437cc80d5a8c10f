import {
  addDays,
  countDays,
  dayNumber,
  plannablePart,
  type CalendarDay,
  type DaySpan,
} from '@erm/contracts/calendar-day';
import { shortRange, untilText } from '@erm/planning';
import { startOfColumn } from '@erm/contracts/time-columns';
import { formatDay } from '@erm/ui-kit/data';

const WEEKS = 8;
const PAGE_WEEKS = 4;
const WEEK = 7;

/** The eight weeks of an agenda. */
export function agendaDays(from: CalendarDay): DaySpan {
  const startDate = startOfColumn(from, 'week');
  return plannablePart({ startDate, endDate: addDays(startDate, WEEKS * WEEK - 1) });
}

export const turnAgenda = ({ startDate }: DaySpan, pages: 1 | -1): CalendarDay =>
  addDays(startDate, pages * PAGE_WEEKS * WEEK);

/** When an assignment starts or ends outside the shown weeks: "until Jul 31", "from Mar 23", "Apr 6 – 19". */
export function whenText(span: DaySpan, shown: DaySpan, today: CalendarDay): string {
  if (span.startDate < shown.startDate) return untilText(span, today);
  return span.endDate > shown.endDate ? `from ${formatDay(span.startDate, 'short')}` : shortRange(span);
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
