import {
  addDays,
  countDays,
  plannablePart,
  type CalendarDay,
  type DaySpan,
} from '@erm/contracts/calendar-day';
import type { ScheduleSort } from '@erm/contracts/schedule-order';
import { addColumns, startOfColumn } from '@erm/contracts/time-columns';
import type { RosterFilter } from '../../../shared/roster-filter/roster-filter';

/** Rows per request: about one screen, so that the first ones arrive soon. */
export const PAGE_ROWS = 15;
/**
 * Weeks around the current one to request while they contain all drawn days: what wide screens draw initially. portal.json
 * prefetches exactly these.
 */
const NEAR_WEEKS = [-23, 40] as const;

/** The order of the rows, and the days in sight, which it may be about. */
export interface ScheduleOrder {
  sort: ScheduleSort;
  inSight: DaySpan;
}

/** Everything that determines the rows and their content. */
export interface ScheduleSearch {
  q: string;
  filter: RosterFilter;
  order: ScheduleOrder;
  /** The drawn days. */
  days: DaySpan;
  today: CalendarDay;
}

export type ScheduleQuery = ReturnType<typeof scheduleQuery>;

/** The query parameters except for the page. */
export function scheduleQuery({ q, filter, order, days, today }: ScheduleSearch) {
  const { startDate: from, endDate: to } = daysToRead(days, today);
  const { departments: department, skills: skill, project, only, min } = filter;
  const found = { q, project, only, min, department, skill };
  return { from, to, ...found, limit: PAGE_ROWS, form: 'short' as const, ...orderParams(order) };
}

/** In whole weeks, so that scrolling by some days asks for nothing new. */
function orderParams({ sort, inSight }: ScheduleOrder) {
  if (sort === 'name') return {};
  if (sort === 'over') return { sort };
  const sortFrom = startOfColumn(inSight.startDate, 'week');
  const days = countDays({ startDate: sortFrom, endDate: inSight.endDate });
  return { sort, sortFrom, sortDays: Math.ceil(days / 7) * 7 };
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
