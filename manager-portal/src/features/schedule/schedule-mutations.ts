import { updateAssignment } from '@erm/contracts/assignments';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { addAllocation, loadCurve, stepsFrom } from '@erm/contracts/load-curve';
import type { Schedule, ScheduleAssignment, ScheduleRow } from '@erm/contracts/schedule';
import { errorText, useApi, useNotify } from '@erm/portal-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allQueryKeys, queryKeys } from '../../data/query-keys';
import { withoutAllocation } from './moving';

/** Where an assignment is moved to. */
export interface Move extends DaySpan {
  assignment: ScheduleAssignment;
  /** The engineer who has it, and the one who gets it. */
  engineerId: string;
  nextEngineerId: string;
  /** The toast when it is saved. */
  saved: { title: string; description: string };
}

/** Saves a move. It is shown at once, and taken back with the server's sentence if it is refused. */
export function useMoveAssignment() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const schedules = { queryKey: [queryKeys.assignments, 'schedule'] };
  const invalidate = () =>
    Promise.all(allQueryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  return useMutation({
    mutationFn: ({ assignment, engineerId, nextEngineerId, startDate, endDate }: Move) =>
      api.call(updateAssignment, {
        params: { id: assignment._id },
        body: {
          startDate,
          endDate,
          version: assignment.version,
          ...(nextEngineerId !== engineerId && { engineerId: nextEngineerId }),
        },
      }),
    async onMutate(move) {
      await queryClient.cancelQueries(schedules);
      queryClient.setQueriesData<Schedule>(schedules, (schedule) => schedule && applyMove(schedule, move));
    },
    onSuccess: (_, { saved }) => notify({ kind: 'success', ...saved }),
    onError: (error) =>
      notify({
        kind: 'error',
        title: 'Error',
        description: errorText(error, 'Failed to update assignment. Please try again.'),
      }),
    onSettled: invalidate,
  });
}

/** A schedule as it is once the move is saved. */
export function applyMove(schedule: Schedule, move: Move): Schedule {
  const { assignment, engineerId, nextEngineerId, startDate, endDate } = move;
  const moved = { ...assignment, startDate, endDate };
  return {
    ...schedule,
    rows: schedule.rows.map((row) => {
      const loses = row.engineer._id === engineerId;
      const gets = row.engineer._id === nextEngineerId;
      if (!loses && !gets) return row;
      const without = loses ? withoutAssignment(row, assignment) : row;
      return gets ? withAssignment(without, moved) : without;
    }),
  };
}

const curveOf = ({ load }: ScheduleRow) =>
  loadCurve(load.map(({ load: percent, ...days }) => ({ ...days, allocationPercentage: percent })));

function withoutAssignment(row: ScheduleRow, assignment: ScheduleAssignment): ScheduleRow {
  const assignments = row.assignments.filter(({ _id }) => _id !== assignment._id);
  if (assignment.projectId === null) return { ...row, assignments };
  const load = stepsFrom(withoutAllocation(curveOf(row), assignment), '0001-01-01');
  return { ...row, assignments, load };
}

function withAssignment(row: ScheduleRow, assignment: ScheduleAssignment): ScheduleRow {
  const assignments = [...row.assignments, assignment];
  if (assignment.projectId === null) return { ...row, assignments };
  return { ...row, assignments, load: stepsFrom(addAllocation(curveOf(row), assignment), '0001-01-01') };
}
