import type { DaySpan } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { anchorStyle, LANE_PX, laneTop, type TimeCanvas } from '@erm/planning';
import type { ScheduleRows } from './use-schedule-rows';

/** Where the strip of a compact row begins. */
const COMPACT_TOP_PX = 4;

interface Placed extends Partial<DaySpan> {
  assignment: ScheduleAssignment;
  /** ID of the row's engineer. */
  engineerId: string;
}

/** Top of a lane, relative to the first row. */
export function topOfLane({ placed }: ScheduleRows, engineerId: string, lane: number): number {
  return placed.topOf(engineerId) + laneTop(lane);
}

/** Top of a bar, relative to the first row; undefined if it has no lane, or its row is not loaded. */
export function topInRow(schedule: ScheduleRows, { assignment, engineerId }: Placed): number | undefined {
  const model = schedule.rows.get(engineerId);
  if (model?.isCompact) return topOfStrip(schedule, engineerId);
  const lane = model?.lanes.bars.find(({ bar }) => bar._id === assignment._id)?.lane;
  return lane === undefined ? undefined : topOfLane(schedule, engineerId, lane);
}

const topOfStrip = ({ placed }: ScheduleRows, engineerId: string) =>
  placed.topOf(engineerId) + COMPACT_TOP_PX;

/** Top of a row's last lane, relative to the first row. */
function topOfLastLane(schedule: ScheduleRows, engineerId: string): number {
  return topOfLane(schedule, engineerId, (schedule.rows.get(engineerId)?.lanes.count ?? 1) - 1);
}

/** Style that covers the visible part of a bar, relative to the first row. */
export function placeInSight(canvas: TimeCanvas, schedule: ScheduleRows, placed: Placed) {
  const { engineerId } = placed;
  const { lanes } = schedule.rows.get(engineerId) ?? {};
  if (lanes?.hidden.some(({ _id }) => _id === placed.assignment._id)) {
    // At the button that lists it: below the lanes, at the left edge.
    const { startDate } = canvas.inSight();
    return anchorStyle(
      canvas,
      { startDate, endDate: startDate },
      topOfLane(schedule, engineerId, lanes.count),
    );
  }
  const top = topInRow(schedule, placed) ?? topOfLastLane(schedule, engineerId);
  return anchorStyle(canvas, { ...placed.assignment, ...placed }, top);
}

/** Like `placeInSight`, but from the load strip down to the bottom of the bar. */
export function placeWithStrip(canvas: TimeCanvas, schedule: ScheduleRows, placed: Placed) {
  const { engineerId } = placed;
  const top = schedule.placed.topOf(engineerId);
  const barTop = topInRow(schedule, placed) ?? topOfLastLane(schedule, engineerId);
  const blockSize = barTop + LANE_PX - 2 - top;
  return { ...anchorStyle(canvas, { ...placed.assignment, ...placed }, top), blockSize };
}
