import {
  createEngineer,
  deleteEngineer,
  updateEngineer,
  type CreateEngineerBody,
  type Engineer,
  type UpdateEngineerBody,
} from '@erm/contracts/engineers';
import { useSave } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { allQueryKeys, queryKeys } from '../../data/query-keys';
import { showNew } from '../../shared/motion/show-new';

export function useCreateEngineer() {
  const api = useApi();
  return useSave({
    save: (body: CreateEngineerBody) => api.call(createEngineer, { body }),
    saved: ({ data }) => ({ title: 'Engineer added', description: data.engineer.name }),
    failed: 'Failed to add engineer. Please try again.',
    invalidates: [
      [queryKeys.engineers],
      [queryKeys.assignments],
      [queryKeys.utilization],
      [queryKeys.availability],
      [queryKeys.people],
    ],
    onSuccess: ({ data }) => showNew(data.engineer._id),
  });
}

export function useUpdateEngineer(id: string) {
  const api = useApi();
  return useSave({
    save: (body: UpdateEngineerBody) => api.call(updateEngineer, { params: { id }, body }),
    saved: ({ data }) => ({ title: 'Engineer updated', description: data.engineer.name }),
    failed: 'Failed to update engineer. Please try again.',
    invalidates: allQueryKeys,
  });
}

export function useDeleteEngineer({ _id: id, name }: Pick<Engineer, '_id' | 'name'>) {
  const api = useApi();
  return useSave<void, unknown>({
    save: () => api.call(deleteEngineer, { params: { id } }),
    saved: () => ({ title: 'Engineer deleted', description: name }),
    failed: 'Failed to delete engineer. Please try again.',
    // The engineer's capacity cannot be read anymore, and that of the others is the same.
    invalidates: allQueryKeys.filter(([key]) => key !== queryKeys.capacity),
  });
}
