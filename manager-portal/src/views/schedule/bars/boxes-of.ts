import type { DaySpan } from '@erm/contracts/calendar-day';
import { type DrawnBar, type Lanes, laneTop, type TimeScale } from '@erm/planning';

/** Positions of the bars of a row. */
export function boxesOf(
  lanes: Lanes<DaySpan & { _id: string; version: number }> | undefined,
  scale: TimeScale,
  lanesTop: number,
): DrawnBar[] {
  return (lanes?.bars ?? []).map(({ bar, lane }) => ({
    id: bar._id,
    version: bar.version,
    top: laneTop(lane, lanesTop),
    ...scale.box(bar),
  }));
}
