import { isConflict } from '@erm/portal-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { ProjectSchedule, Schedule } from '@erm/contracts/schedule';
import { queryKeys } from '../../../../data/query-keys';
import { applyMove, type Move } from './apply-move';
import { applyProjectMove } from '../projects/apply-project-move';
import { projectScheduleKey } from '../projects/project-schedule-key';
import { saveMove } from './save-move';
import { useSaveChange } from './use-save-change';

interface SavedMove extends Move {
  /** The toast when it is saved. */
  saved: { title: string; description: string };
}

/**
 * Saves a move. It is shown at once, and taken back with the server's sentence if it is refused, unless somebody else has
 * changed the assignment, about which the view has to ask.
 */
export function useMoveAssignment() {
  const queryClient = useQueryClient();
  const byProject = { queryKey: projectScheduleKey };
  const schedules = { queryKey: [queryKeys.assignments, 'schedule'] };

  return useSaveChange({
    save: saveMove,
    saved: ({ saved }: SavedMove) => saved,
    failed: 'Failed to update assignment. Please try again.',
    isShown: isConflict,
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
