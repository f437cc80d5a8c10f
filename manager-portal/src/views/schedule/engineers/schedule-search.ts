import { addDays, plannablePart, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { addColumns } from '@erm/contracts/time-columns';
import type { RosterFilter } from '../../../shared/roster-filter/roster-filter';

/** Rows per request: about as many as are in sight, so that the first ones are there soon. */
export const PAGE_ROWS = 15;
/**
 * The weeks around this one that are read as long as all days that are drawn are in them: what wide screens draw at first.
 * portal.json has the page ask for exactly these before this code is there.
 */
const NEAR_WEEKS = [-23, 40] as const;
/** Everything that decides which rows there are, and with what. */
export interface ScheduleSearch {
  q: string;
  filter: RosterFilter;
  /** The days that are drawn. */
  days: DaySpan;
  today: CalendarDay;
}

export type ScheduleQuery = ReturnType<typeof scheduleQuery>;

/** What is asked of the API, but for the page. */
export function scheduleQuery({ q, filter, days, today }: ScheduleSearch) {
  const { startDate: from, endDate: to } = daysToRead(days, today);
  const { departments: department, skills: skill, project, only, min } = filter;
  return { from, to, q, project, only, min, department, skill, limit: PAGE_ROWS };
}

function daysToRead(days: DaySpan, today: CalendarDay): DaySpan {
  const [startDate, endDate] = NEAR_WEEKS.map((weeks) => addColumns(today, 'week', weeks)) as [
    string,
    string,
  ];
  return startDate <= days.startDate && days.endDate <= endDate
    ? { startDate, endDate }
    : halfYearsAround(days);
}

function halfYearsAround({ startDate, endDate }: DaySpan): DaySpan {
  const start = startOfHalfYear(startDate);
  const end = addDays(addColumns(startOfHalfYear(endDate), 'month', 6), -1);
  return plannablePart({ startDate: start, endDate: end });
}

function startOfHalfYear(day: string): string {
  return `${day.slice(0, 4)}-${Number(day.slice(5, 7)) > 6 ? '07' : '01'}-01`;
}
