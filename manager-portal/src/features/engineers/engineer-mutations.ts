import { createEngineer, type CreateEngineerBody } from '@erm/contracts/engineers';
import { useSave } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { queryKeys } from '../../data/query-keys';

export function useCreateEngineer() {
  const api = useApi();
  return useSave({
    save: (body: CreateEngineerBody) => api.call(createEngineer, { body }),
    saved: 'Engineer added',
    failed: 'Failed to add engineer. Please try again.',
    invalidates: [
      [queryKeys.engineers],
      [queryKeys.utilization],
      [queryKeys.availability],
      [queryKeys.people],
    ],
  });
}
