import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { startOfMonth } from 'date-fns/startOfMonth';

const name = new Intl.DateTimeFormat('en-US', { month: 'short' });

/** Room in percent of the axis that a label at its start, one at its end and one between need. */
const AFTER_START = 12;
const BEFORE_END = 18;
const BETWEEN = 9;

export interface Tick {
  label: string;
  /** In percent of the axis. */
  left: number;
  /** Whether there is room for it, among those that are sparse, on an axis of half the width. */
  sparse: boolean;
}

/** The months that begin within a span of days, as far apart as their names need. */
export function monthTicks(first: Date, days: number): Tick[] {
  const ticks: Tick[] = [];
  let earliest = AFTER_START;
  let earliestSparse = 2 * AFTER_START;
  const end = addDays(first, days);
  for (let month = startOfMonth(addMonths(first, 1)); month < end; month = addMonths(month, 1)) {
    const left = (differenceInCalendarDays(month, first) / days) * 100;
    if (left < earliest || left > 100 - BEFORE_END) continue;
    const sparse = left >= earliestSparse && left <= 100 - 2 * BEFORE_END;
    ticks.push({ label: name.format(month), left, sparse });
    earliest = left + BETWEEN;
    if (sparse) earliestSparse = left + 2 * BETWEEN;
  }
  return ticks;
}
