import type { DaySpan } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { firstColumnWidth, LANE_PX, LANES_TOP_PX, type TimeCanvas } from '@erm/portal-kit/planning';
import type { ScheduleRows } from './use-schedule-rows';

interface Placed extends DaySpan {
  assignment: ScheduleAssignment;
  /** The index of its row. */
  to: number;
}

/** The style of what covers the part of a bar that is in sight, relative to the first row. */
export function placeInSight(canvas: TimeCanvas, { modelAt, virtualizer }: ScheduleRows, placed: Placed) {
  const scroller = canvas.scroller();
  const bar = canvas.scale.box(placed);
  const first = scroller ? firstColumnWidth(scroller) : 0;
  const sightLeft = scroller?.scrollLeft ?? 0;
  const sightRight = sightLeft + (scroller?.clientWidth ?? bar.width) - first;
  const left = Math.max(bar.left, sightLeft);
  const right = Math.min(bar.left + bar.width, sightRight);
  const lanes = modelAt(placed.to)?.lanes;
  const own = lanes?.bars.find(({ bar: each }) => each._id === placed.assignment._id)?.lane;
  const y = (virtualizer.measurementsCache[placed.to]?.start ?? 0) + LANES_TOP_PX;
  return {
    inlineSize: Math.max(1, right - left),
    transform: `translate(${first + left}px, ${y + (own ?? Math.max(0, (lanes?.count ?? 1) - 1)) * LANE_PX}px)`,
  };
}
