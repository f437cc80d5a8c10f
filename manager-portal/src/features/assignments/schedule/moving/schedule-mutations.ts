import { createAssignment, updateAssignment } from '@erm/contracts/assignments';
import { applyBatch } from '@erm/contracts/batches';
import type { ApiClient } from '@erm/portal-sdk';
import { useQueryClient } from '@tanstack/react-query';
import type { ProjectSchedule, Schedule } from '@erm/contracts/schedule';
import { splitOperations } from '@erm/contracts/split-assignment';
import { queryKeys } from '../../../../data/query-keys';
import { applyMove, shortened, type Move } from './apply-move';
import { applyProjectMove } from '../projects/apply-project-move';
import { projectScheduleKey } from '../projects/project-schedule-key';
import { useSaveChange } from './use-save-change';

interface SavedMove extends Move {
  /** The toast when it is saved. */
  saved: { title: string; description: string };
}

/** Saves a move. It is shown at once, and taken back with the server's sentence if it is refused. */
export function useMoveAssignment() {
  const queryClient = useQueryClient();
  const byProject = { queryKey: projectScheduleKey };
  const schedules = { queryKey: [queryKeys.assignments, 'schedule'] };

  return useSaveChange({
    save,
    saved: ({ saved }: SavedMove) => saved,
    failed: 'Failed to update assignment. Please try again.',
    async onMutate(move) {
      await Promise.all([queryClient.cancelQueries(schedules), queryClient.cancelQueries(byProject)]);
      queryClient.setQueriesData<Schedule>(schedules, (schedule) => schedule && applyMove(schedule, move));
      queryClient.setQueriesData<ProjectSchedule>(
        byProject,
        (schedule) => schedule && applyProjectMove(schedule, move),
      );
    },
  });
}

function save(api: ApiClient, move: Move): Promise<unknown> {
  const { assignment, engineerId, nextEngineerId, startDate, endDate, today } = move;
  const { _id: id, version, projectId, role, allocationPercentage } = assignment;
  if (projectId !== null && (move.copies || shortened(move))) {
    const body = { engineerId: nextEngineerId, projectId, role, allocationPercentage, startDate, endDate };
    if (move.copies) return api.call(createAssignment, { body });
    return api.call(applyBatch, { body: { operations: splitOperations(assignment, today, body) } });
  }
  const handsOver = nextEngineerId !== engineerId && { engineerId: nextEngineerId };
  return api.call(updateAssignment, { params: { id }, body: { startDate, endDate, version, ...handsOver } });
}
