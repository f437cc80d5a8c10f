import { applyBatch } from '@erm/contracts/batches';
import type { EndpointResponse } from '@erm/contracts/endpoint';
import type { ProjectSchedule, Schedule } from '@erm/contracts/schedule';
import { isConflict, type useUndo } from '@erm/portal-kit';
import { errorText, type useApi, type useNotify } from '@erm/portal-sdk';
import type { QueryClient } from '@tanstack/react-query';
import { allQueryKeys } from '../../../data/query-keys';
import { projectScheduleKey, scheduleKey } from '../model/schedule-keys';
import type { SaveRequest } from './core';
import { showOutcomes, showProjectOutcomes } from './show-outcomes';

const byEngineer = { queryKey: scheduleKey };
const byProject = { queryKey: projectScheduleKey };

interface Around {
  api: ReturnType<typeof useApi>;
  notify: ReturnType<typeof useNotify>;
  undo: ReturnType<typeof useUndo>;
  queryClient: QueryClient;
}

/**
 * Saves the changes of a grid as one batch with one undo. Success or not, everything is refetched afterward, which also
 * rolls back optimistic data. Not a hook, so that its code comes with the controller's.
 */
export function saveBatch(
  { api, notify, undo, queryClient }: Around,
  request: SaveRequest,
): Promise<EndpointResponse<typeof applyBatch>> {
  const { operations, outcomes, saved, failed, asks } = request;
  const mutation = queryClient
    .getMutationCache()
    .build<EndpointResponse<typeof applyBatch>, Error, void, void>(queryClient, {
      mutationFn: () => api.call(applyBatch, { body: { operations } }),
      async onMutate() {
        await Promise.all([queryClient.cancelQueries(byEngineer), queryClient.cancelQueries(byProject)]);
        queryClient.setQueriesData<Schedule>(byEngineer, (known) => known && showOutcomes(known, outcomes));
        queryClient.setQueriesData<ProjectSchedule>(
          byProject,
          (known) => known && showProjectOutcomes(known, outcomes),
        );
      },
      onSuccess(response) {
        notify({ kind: 'success', ...saved, ...undo.record(response, saved.title) });
      },
      onError(error) {
        if (asks && isConflict(error)) return;
        notify({ kind: 'error', title: 'Error', description: errorText(error, failed) });
      },
      onSettled: () =>
        Promise.all(allQueryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    });
  return mutation.execute();
}
