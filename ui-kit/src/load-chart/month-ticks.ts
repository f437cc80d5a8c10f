import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { startOfMonth } from 'date-fns/startOfMonth';

const name = new Intl.DateTimeFormat('en-US', { month: 'short' });

/** Room in percent of the axis that a label at its start, one at its end and one between need. */
const AFTER_START = 12;
const BEFORE_END = 18;
const BETWEEN = 9;

/** The months that begin within a span of days, as far apart as their names need. */
export function monthTicks(first: Date, days: number): { label: string; left: number }[] {
  const ticks: { label: string; left: number }[] = [];
  const end = addDays(first, days);
  for (let month = startOfMonth(addMonths(first, 1)); month < end; month = addMonths(month, 1)) {
    const left = (differenceInCalendarDays(month, first) / days) * 100;
    const earliest = ticks.at(-1)?.left ?? AFTER_START - BETWEEN;
    if (left >= earliest + BETWEEN && left <= 100 - BEFORE_END)
      ticks.push({ label: name.format(month), left });
  }
  return ticks;
}
