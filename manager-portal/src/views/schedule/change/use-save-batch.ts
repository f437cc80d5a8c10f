import { applyBatch } from '@erm/contracts/batches';
import type { ProjectSchedule, Schedule } from '@erm/contracts/schedule';
import { isConflict, useUndo } from '@erm/portal-kit';
import { errorText, useApi, useNotify } from '@erm/portal-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allQueryKeys } from '../../../data/query-keys';
import { projectScheduleKey, scheduleKey } from '../model/schedule-keys';
import type { SaveRequest } from './core';
import { showOutcomes, showProjectOutcomes } from './show-outcomes';

const byEngineer = { queryKey: scheduleKey };
const byProject = { queryKey: projectScheduleKey };

/**
 * Saves the changes of a grid as one batch with one undo. Success or not, everything is refetched afterward, which also
 * rolls back optimistic data.
 */
export function useSaveBatch() {
  const api = useApi();
  const notify = useNotify();
  const undo = useUndo();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ operations }: SaveRequest) => api.call(applyBatch, { body: { operations } }),
    async onMutate({ outcomes }) {
      await Promise.all([queryClient.cancelQueries(byEngineer), queryClient.cancelQueries(byProject)]);
      queryClient.setQueriesData<Schedule>(byEngineer, (known) => known && showOutcomes(known, outcomes));
      queryClient.setQueriesData<ProjectSchedule>(
        byProject,
        (known) => known && showProjectOutcomes(known, outcomes),
      );
    },
    onSuccess(response, { saved }) {
      notify({ kind: 'success', ...saved, ...undo.record(response, saved.title) });
    },
    onError(error, { failed, asks }) {
      if (asks && isConflict(error)) return;
      notify({ kind: 'error', title: 'Error', description: errorText(error, failed) });
    },
    onSettled: () => Promise.all(allQueryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
