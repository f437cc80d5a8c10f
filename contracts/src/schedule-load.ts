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
 * The load of an engineer as a schedule answers it: from the first day asked for on, and also all that the row says of
 * today and of its assignments, so that this is the same wherever you have scrolled to.
 */
export function scheduleLoad(load: LoadCurve, { from, today, assignments }: Shown): LoadStep[] {
  // Where the browser is, it may still be the day before.
  const days = [from, addDays(today, -1), ...assignments.map(({ startDate }) => startDate)];
  return stepsFrom(
    load,
    days.reduce((first, day) => (day < first ? day : first)),
  );
}
