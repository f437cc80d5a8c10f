import { addDays, type CalendarDay, type DaySpan } from './calendar-day';
import { stepsFrom, type LoadCurve, type LoadStep } from './load-curve';

interface Shown {
  /** The first of the days asked for. */
  from: CalendarDay;
  today: CalendarDay;
  /** The engineer's assignments in these days. */
  assignments: readonly DaySpan[];
}

/**
 * The part of an engineer's load in a schedule's response: from the first requested day on, plus whatever the row shows
 * about today and its assignments, so that these do not depend on the scroll position.
 */
export function scheduleLoad(load: LoadCurve, { from, today, assignments }: Shown): LoadStep[] {
  // Where the browser is, it may still be the day before.
  const days = [from, addDays(today, -1), ...assignments.map(({ startDate }) => startDate)];
  return stepsFrom(
    load,
    days.reduce((first, day) => (day < first ? day : first)),
  );
}
