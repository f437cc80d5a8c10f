import type { ProjectSchedule } from '@erm/contracts/schedule';
import type { Move } from '../apply-move';

/** A schedule by project as it is once the move is saved. Moves between engineers are not shown before. */
export function applyProjectMove(schedule: ProjectSchedule, move: Move): ProjectSchedule {
  const { assignment, engineerId, nextEngineerId, startDate, endDate } = move;
  if (engineerId !== nextEngineerId) return schedule;
  return {
    ...schedule,
    rows: schedule.rows.map((row) =>
      row.assignments.some(({ _id }) => _id === assignment._id)
        ? {
            ...row,
            assignments: row.assignments.map((each) =>
              each._id === assignment._id ? { ...each, startDate, endDate } : each,
            ),
          }
        : row,
    ),
  };
}
