import {
  createEngineer,
  deleteEngineer,
  updateEngineer,
  type CreateEngineerBody,
  type UpdateEngineerBody,
} from '@erm/contracts/engineers';
import { useSave } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { allQueryKeys, queryKeys } from '../../data/query-keys';

export function useCreateEngineer() {
  const api = useApi();
  return useSave({
    save: (body: CreateEngineerBody) => api.call(createEngineer, { body }),
    saved: 'Engineer added',
    failed: 'Failed to add engineer. Please try again.',
    invalidates: [
      [queryKeys.engineers],
      [queryKeys.assignments],
      [queryKeys.utilization],
      [queryKeys.availability],
      [queryKeys.people],
    ],
  });
}

export function useUpdateEngineer(id: string) {
  const api = useApi();
  return useSave({
    save: (body: UpdateEngineerBody) => api.call(updateEngineer, { params: { id }, body }),
    saved: 'Engineer updated',
    failed: 'Failed to update engineer. Please try again.',
    invalidates: allQueryKeys,
  });
}

export function useDeleteEngineer(id: string) {
  const api = useApi();
  return useSave<void, unknown>({
    save: () => api.call(deleteEngineer, { params: { id } }),
    saved: 'Engineer deleted',
    failed: 'Failed to delete engineer. Please try again.',
    // The engineer's capacity cannot be read anymore, and that of the others is the same.
    invalidates: allQueryKeys.filter(([key]) => key !== queryKeys.capacity),
  });
}
