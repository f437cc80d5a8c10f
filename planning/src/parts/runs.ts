import { addDays, commonDays, type DaySpan } from '@erm/contracts/calendar-day';
import type { Laned } from './lanes';

/** Consecutive days on which an engineer has the same assignments. */
export interface Run<Bar> extends DaySpan {
  /** The assignment's own ID if it is the only one and has no other days. */
  _id: string;
  bars: readonly Bar[];
  /** Whether one of them starts here. */
  starts: boolean;
}

/** The runs of a row, in order; days without an assignment are in none. */
export function runsOf<Bar extends Laned>(bars: readonly Bar[]): Run<Bar>[] {
  const firstDays = new Set(bars.flatMap(({ startDate, endDate }) => [startDate, addDays(endDate, 1)]));
  const days = [...firstDays].sort();
  return days.slice(0, -1).flatMap((startDate, index) => {
    const span = { startDate, endDate: addDays(days[index + 1]!, -1) };
    const assigned = bars.filter((bar) => commonDays(bar, span));
    const [first, ...others] = assigned;
    if (!first) return [];
    const isAlone =
      others.length === 0 && first.startDate === span.startDate && first.endDate === span.endDate;
    return {
      ...span,
      _id: isAlone ? first._id : `run ${startDate}`,
      bars: assigned,
      starts: assigned.some((bar) => bar.startDate === startDate),
    };
  });
}
