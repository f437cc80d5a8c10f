import { commonDays, type DaySpan } from '@erm/contracts/calendar-day';

/** Bars beyond this many lanes are behind a button. */
const MAX_LANES = 4;

export interface Laned extends DaySpan {
  _id: string;
}

/** The bars of a row with their lanes, from 0, and those without a lane. */
export interface Lanes<Bar> {
  /** In order of start. */
  bars: { bar: Bar; lane: number }[];
  hidden: Bar[];
  /** How many lanes the row has room for: at least one, unless it is compact. A bar in a later lane is not in sight. */
  count: number;
}

/**
 * Assigns every bar the first free lane, in order of start, then longest first, then by ID. Bars within the visible
 * days come first and determine the number of lanes, so that a row is only as high as what it shows.
 * @param inSight all days by default
 */
export function assignLanes<Bar extends Laned>(bars: readonly Bar[], inSight?: DaySpan): Lanes<Bar> {
  const sorted = [...bars].sort(compareBars);
  const isInSight = (bar: Bar) => inSight === undefined || commonDays(bar, inSight) !== null;
  const placed: Lanes<Bar>['bars'] = [];
  const take = (bar: Bar, most: number) => {
    const lane = freeLane(bar, placed);
    if (lane < most) placed.push({ bar, lane });
  };
  for (const bar of sorted) if (isInSight(bar)) take(bar, MAX_LANES);
  const count = Math.max(1, ...placed.map(({ lane }) => lane + 1));
  for (const bar of sorted) if (!isInSight(bar)) take(bar, Infinity);
  const laneOf = new Map(placed.map(({ bar, lane }) => [bar, lane]));
  return {
    bars: sorted.flatMap((bar) => {
      const lane = laneOf.get(bar);
      return lane === undefined ? [] : { bar, lane };
    }),
    hidden: sorted.filter((bar) => !laneOf.has(bar)),
    count,
  };
}

/**
 * The first lane in which these days cover no bar.
 * @param preferred tried first
 */
export function freeLane(
  days: DaySpan,
  placed: readonly { bar: DaySpan; lane: number }[],
  preferred = 0,
): number {
  const isFree = (lane: number) =>
    !placed.some((other) => other.lane === lane && commonDays(other.bar, days));
  return [preferred, ...Array(placed.length + 1).keys()].find(isFree)!;
}

/** Whether two results of `assignLanes` for the same bars draw the same. */
export function isSameLanes<Bar>(one: Lanes<Bar>, other: Lanes<Bar>): boolean {
  const laneOf = new Map(one.bars.map(({ bar, lane }) => [bar, lane]));
  return (
    one.count === other.count &&
    one.hidden.length === other.hidden.length &&
    other.bars.every(({ bar, lane }) => laneOf.get(bar) === lane)
  );
}

/** Compact rows have no lanes. */
export function noLanes<Bar>(): Lanes<Bar> {
  return { bars: [], hidden: [], count: 0 };
}

function compareBars(a: Laned, b: Laned): number {
  if (a.startDate !== b.startDate) return a.startDate < b.startDate ? -1 : 1;
  if (a.endDate !== b.endDate) return a.endDate > b.endDate ? -1 : 1;
  return a._id < b._id ? -1 : 1;
}

/** Top of a row's first lane, below the load strip. */
export const LANES_TOP_PX = 26;
/** Height of a bar and the gap below it. */
export const LANE_PX = 24;
/**
 * Top of a lane in its row, in px.
 * @param first top of the first lane
 */
export const laneTop = (lane: number, first = LANES_TOP_PX): number => first + lane * LANE_PX;
const MORE_PX = 22;

/** The height of a row. */
export function rowHeight({ count, hidden }: Lanes<unknown>): number {
  const more = hidden.length > 0 ? MORE_PX : 0;
  return laneTop(count) + more + 2;
}
