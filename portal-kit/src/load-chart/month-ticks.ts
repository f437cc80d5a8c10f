import { addDays, countDays, type CalendarDay } from '@erm/contracts/calendar-day';
import { monthName } from '@erm/ui-kit/data';

/**
 * The percentages of the axis occupied by the label at its start, the one at its end, and the distance between ticks.
 */
const AFTER_START = 12;
const BEFORE_END = 18;
const BETWEEN = 9;

export interface Tick {
  label: string;
  /** In percent of the axis. */
  left: number;
  /** Whether the tick, together with the other sparse ones, still fits on an axis of half the width. */
  sparse: boolean;
}

/** The months that begin within `days` days from `first`, far enough apart for their labels. */
export function monthTicks(first: CalendarDay, days: number): Tick[] {
  const ticks: Tick[] = [];
  let earliest = AFTER_START;
  let earliestSparse = 2 * AFTER_START;
  const end = addDays(first, days);
  for (let month = nextMonth(first); month < end; month = nextMonth(month)) {
    const left = ((countDays({ startDate: first, endDate: month }) - 1) / days) * 100;
    if (left < earliest || left > 100 - BEFORE_END) continue;
    const sparse = left >= earliestSparse && left <= 100 - 2 * BEFORE_END;
    ticks.push({ label: monthName(month, 'short'), left, sparse });
    earliest = left + BETWEEN;
    if (sparse) earliestSparse = left + 2 * BETWEEN;
  }
  return ticks;
}

/** The first day of the month after `day`'s. */
function nextMonth(day: CalendarDay): CalendarDay {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}
