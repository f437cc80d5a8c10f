import type { DaySpan } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { anchorStyle, LANE_PX, LANES_TOP_PX, type TimeCanvas } from '@erm/planning';
import type { ScheduleRows } from './use-schedule-rows';

interface Placed extends Partial<DaySpan> {
  assignment: ScheduleAssignment;
  /** Whose row it is in. */
  engineerId: string;
}

/** Where a lane begins, relative to the first row. */
function topOfLane({ placed }: ScheduleRows, row: number, lane: number): number {
  return placed.topOf(row) + LANES_TOP_PX + lane * LANE_PX;
}

/** Where a bar begins, relative to the first row; undefined if it has no lane in the row, or that is not loaded. */
export function topInRow(rows: ScheduleRows, { assignment, engineerId }: Placed): number | undefined {
  const row = rows.indexOf(engineerId);
  const model = row === undefined ? undefined : rows.modelAt(row);
  const lane = model?.lanes.bars.find(({ bar }) => bar._id === assignment._id)?.lane;
  return row === undefined || lane === undefined ? undefined : topOfLane(rows, row, lane);
}

/** Where the last lane of a row begins, relative to the first row. */
export function topOfLastLane(rows: ScheduleRows, row: number): number {
  return topOfLane(rows, row, Math.max(0, (rows.modelAt(row)?.lanes.count ?? 1) - 1));
}

/** The style of what covers the part of a bar that is in sight, relative to the first row. */
export function placeInSight(canvas: TimeCanvas, rows: ScheduleRows, placed: Placed) {
  const row = rows.indexOf(placed.engineerId) ?? 0;
  const { lanes } = rows.modelAt(row) ?? {};
  if (lanes?.hidden.some(({ _id }) => _id === placed.assignment._id)) {
    // The button that lists it is below the lanes, at the start of what is in sight.
    const { startDate } = canvas.inSight();
    return anchorStyle(canvas, { startDate, endDate: startDate }, topOfLane(rows, row, lanes.count));
  }
  const top = topInRow(rows, placed) ?? topOfLastLane(rows, row);
  return anchorStyle(canvas, { ...placed.assignment, ...placed }, top);
}

/** The same from the load strip of its row down to the end of the bar. */
export function placeWithStrip(canvas: TimeCanvas, rows: ScheduleRows, placed: Placed) {
  const row = rows.indexOf(placed.engineerId) ?? 0;
  const top = rows.placed.topOf(row);
  const barTop = topInRow(rows, placed) ?? topOfLastLane(rows, row);
  const blockSize = barTop + LANE_PX - 2 - top;
  return { ...anchorStyle(canvas, { ...placed.assignment, ...placed }, top), blockSize };
}
