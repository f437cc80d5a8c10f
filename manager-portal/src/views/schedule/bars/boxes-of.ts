import type { DaySpan } from '@erm/contracts/calendar-day';
import { type DrawnBar, LANE_PX, type Lanes, type TimeScale } from '@erm/planning';

/** Positions of the bars of a row. */
export function boxesOf(
  lanes: Lanes<DaySpan & { _id: string; version: number }> | undefined,
  scale: TimeScale,
  lanesTop: number,
): DrawnBar[] {
  return (lanes?.bars ?? []).map(({ bar, lane }) => ({
    id: bar._id,
    version: bar.version,
    top: lanesTop + lane * LANE_PX,
    ...scale.box(bar),
  }));
}
