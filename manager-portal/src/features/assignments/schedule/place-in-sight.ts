import type { DaySpan } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { anchorStyle, LANE_PX, LANES_TOP_PX, type TimeCanvas } from '@erm/portal-kit/planning';
import type { ScheduleRows } from './use-schedule-rows';

interface Placed extends Partial<DaySpan> {
  assignment: ScheduleAssignment;
  /** The index of its row. */
  to: number;
}

/** Where a bar begins, relative to the first row; undefined if it is hidden. */
export function topInRow(
  { modelAt, virtualizer }: ScheduleRows,
  { assignment, to }: Placed,
): number | undefined {
  const lane = modelAt(to)?.lanes.bars.find(({ bar }) => bar._id === assignment._id)?.lane;
  const rowTop = virtualizer.measurementsCache[to]?.start;
  return lane === undefined || rowTop === undefined ? undefined : rowTop + LANES_TOP_PX + lane * LANE_PX;
}

/** The style of what covers the part of a bar that is in sight, relative to the first row. */
export function placeInSight(canvas: TimeCanvas, { modelAt, virtualizer }: ScheduleRows, placed: Placed) {
  const lanes = modelAt(placed.to)?.lanes;
  const own = lanes?.bars.find(({ bar }) => bar._id === placed.assignment._id)?.lane;
  const isHidden = lanes?.hidden.some(({ _id }) => _id === placed.assignment._id) ?? false;
  // The button that lists it is below the lanes, at the start of what is in sight.
  const { startDate } = canvas.inSight();
  const days = isHidden ? { startDate, endDate: startDate } : { ...placed.assignment, ...placed };
  const lane = own ?? Math.max(0, (lanes?.count ?? 1) - (isHidden ? 0 : 1));
  const rowTop = virtualizer.measurementsCache[placed.to]?.start ?? 0;
  return anchorStyle(canvas, days, rowTop + LANES_TOP_PX + lane * LANE_PX);
}
