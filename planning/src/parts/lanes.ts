import type { DaySpan } from '@erm/contracts/calendar-day';

/** Bars beyond this many lanes are behind a button. */
export const MAX_LANES = 4;

export interface Laned extends DaySpan {
  _id: string;
}

/** The bars of a row with their lanes, from 0, and those without a lane. */
export interface Lanes<Bar> {
  bars: { bar: Bar; lane: number }[];
  hidden: Bar[];
  /** How many lanes are in use. */
  count: number;
}

/**
 * Assigns every bar the first lane that is free on its first day, in order of start, then longest first, then by ID. A
 * bar therefore keeps its lane whichever days are visible.
 */
export function assignLanes<Bar extends Laned>(bars: readonly Bar[]): Lanes<Bar> {
  const lastDays: string[] = [];
  const lanes: Lanes<Bar> = { bars: [], hidden: [], count: 0 };
  for (const bar of [...bars].sort(compareBars)) {
    const free = lastDays.findIndex((lastDay) => lastDay < bar.startDate);
    const lane = free < 0 ? lastDays.length : free;
    if (lane >= MAX_LANES) {
      lanes.hidden.push(bar);
      continue;
    }
    lastDays[lane] = bar.endDate;
    lanes.bars.push({ bar, lane });
  }
  return { ...lanes, count: lastDays.length };
}

function compareBars(a: Laned, b: Laned): number {
  if (a.startDate !== b.startDate) return a.startDate < b.startDate ? -1 : 1;
  if (a.endDate !== b.endDate) return a.endDate > b.endDate ? -1 : 1;
  return a._id < b._id ? -1 : 1;
}

const MIN_ROW_PX = 48;
/** Top of a row's first lane, below the load strip. */
export const LANES_TOP_PX = 22;
/** Height of a bar and the gap below it. */
export const LANE_PX = 24;
const MORE_PX = 22;

/** The height of a row. */
export function rowHeight({ count, hidden }: Lanes<unknown>): number {
  const more = hidden.length > 0 ? MORE_PX : 0;
  return Math.max(MIN_ROW_PX, LANES_TOP_PX + count * LANE_PX + more + 2);
}
