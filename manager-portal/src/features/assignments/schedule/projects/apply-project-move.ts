import type { ProjectSchedule } from '@erm/contracts/schedule';
import type { Move } from '../moving/apply-move';

/** A schedule by project as it is once the move is saved. What goes to another engineer is not shown before. */
export function applyProjectMove(schedule: ProjectSchedule, move: Move): ProjectSchedule {
  const { assignment, engineerId, nextEngineerId, startDate, endDate, copies } = move;
  if (engineerId !== nextEngineerId) return schedule;
  const moved = { ...assignment, engineerId, startDate, endDate };
  return {
    ...schedule,
    rows: schedule.rows.map((row) =>
      row.assignments.some(({ _id }) => _id === assignment._id)
        ? {
            ...row,
            assignments: copies
              ? [...row.assignments, { ...moved, _id: `${assignment._id}-rest` }]
              : row.assignments.map((each) => (each._id === assignment._id ? moved : each)),
          }
        : row,
    ),
  };
}
