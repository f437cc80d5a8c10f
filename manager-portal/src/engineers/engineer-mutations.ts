import type { Engineer } from '@erm/contracts/engineers';
import {
  createEngineer,
  deleteEngineer,
  updateEngineer,
  type CreateEngineerBody,
  type UpdateEngineerBody,
} from '@erm/contracts/engineer-edits';
import { calledName, useSave } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { allQueryKeys, queryKeys } from '../data/query-keys';
import { showNew } from '@erm/planning';

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

export function useUpdateEngineer({ _id: id, hasNamesake, name }: Engineer) {
  const api = useApi();
  return useSave({
    save: (body: UpdateEngineerBody) => api.call(updateEngineer, { params: { id }, body }),
    saved: ({ data: { engineer } }) => ({
      title: 'Engineer updated',
      // Whether the new name has a namesake is not known here.
      description: calledName({ ...engineer, hasNamesake: engineer.name === name && hasNamesake }),
    }),
    failed: 'Failed to update engineer. Please try again.',
    invalidates: allQueryKeys,
  });
}

export function useDeleteEngineer(engineer: Engineer) {
  const api = useApi();
  return useSave<void, unknown>({
    save: () => api.call(deleteEngineer, { params: { id: engineer._id } }),
    saved: () => ({ title: 'Engineer deleted', description: calledName(engineer) }),
    failed: 'Failed to delete engineer. Please try again.',
    // The engineer's capacity cannot be read anymore, and that of the others is the same.
    invalidates: allQueryKeys.filter(([key]) => key !== queryKeys.capacity),
  });
}
