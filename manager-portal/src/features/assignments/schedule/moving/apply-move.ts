import { addDays, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { addAllocation, curveOf, stepsFrom } from '@erm/contracts/load-curve';
import type { Schedule, ScheduleAssignment, ScheduleRow } from '@erm/contracts/schedule';
import { isRunning } from '@erm/contracts/split-assignment';
import { withoutAllocation } from './moving';

/** Where an assignment is moved to. */
export interface Move extends DaySpan {
  assignment: ScheduleAssignment;
  /** The engineer who has it, or null if they were deleted, and the one who gets it. */
  engineerId: string | null;
  nextEngineerId: string;
  /** Whether it stays where it is, and a copy of it is created. */
  copies?: boolean;
  today: CalendarDay;
}

/**
 * What is left with the engineer who hands a running assignment over: the past. Null if all of it moves, as from a deleted
 * engineer, whose assignments cannot be shortened.
 */
export function shortened(move: Move): ScheduleAssignment | null {
  const { assignment, engineerId, nextEngineerId, startDate, today } = move;
  if (engineerId === null || assignment.projectId === null) return null;
  const isHandedOver = engineerId !== nextEngineerId && isRunning(assignment, today) && startDate >= today;
  return isHandedOver ? { ...assignment, endDate: addDays(today, -1) } : null;
}

/** A schedule as it is once the move is saved. */
export function applyMove(schedule: Schedule, move: Move): Schedule {
  const { assignment, engineerId, nextEngineerId, startDate, endDate } = move;
  const kept = move.copies ? assignment : shortened(move);
  const moved = { ...assignment, startDate, endDate, ...(kept && { _id: `${assignment._id}-rest` }) };
  return {
    ...schedule,
    rows: schedule.rows.map((row) => {
      let changed = row;
      if (row.engineer._id === engineerId) {
        changed = withoutAssignment(changed, assignment);
        if (kept) changed = withAssignment(changed, kept);
      }
      if (row.engineer._id === nextEngineerId) changed = withAssignment(changed, moved);
      return changed;
    }),
  };
}

/** Everything before the first calendar day that counts. */
const FIRST_DAY = '0001-01-01';

function withoutAssignment(row: ScheduleRow, assignment: ScheduleAssignment): ScheduleRow {
  const assignments = row.assignments.filter(({ _id }) => _id !== assignment._id);
  if (assignment.projectId === null) return { ...row, assignments };
  return {
    ...row,
    assignments,
    load: stepsFrom(withoutAllocation(curveOf(row.load), assignment), FIRST_DAY),
  };
}

function withAssignment(row: ScheduleRow, assignment: ScheduleAssignment): ScheduleRow {
  const assignments = [...row.assignments, assignment];
  if (assignment.projectId === null) return { ...row, assignments };
  return { ...row, assignments, load: stepsFrom(addAllocation(curveOf(row.load), assignment), FIRST_DAY) };
}
