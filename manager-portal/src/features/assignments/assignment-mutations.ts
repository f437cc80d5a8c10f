import {
  createAssignment,
  deleteAssignment,
  updateAssignment,
  type CreateAssignmentBody,
  type UpdateAssignmentBody,
} from '@erm/contracts/assignments';
import { useSave } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { allQueryKeys } from '../../data/query-keys';

export function useCreateAssignment() {
  const api = useApi();
  return useSave({
    save: (body: CreateAssignmentBody) => api.call(createAssignment, { body }),
    saved: 'Assignment created',
    failed: 'Failed to create assignment. Please try again.',
    invalidates: allQueryKeys,
  });
}

export function useUpdateAssignment(id: string) {
  const api = useApi();
  return useSave({
    save: (body: UpdateAssignmentBody) => api.call(updateAssignment, { params: { id }, body }),
    saved: 'Assignment updated',
    failed: 'Failed to update assignment. Please try again.',
    invalidates: allQueryKeys,
  });
}

export function useDeleteAssignment(id: string) {
  const api = useApi();
  return useSave<void, unknown>({
    save: () => api.call(deleteAssignment, { params: { id } }),
    saved: 'Assignment deleted',
    failed: 'Failed to delete assignment. Please try again.',
    invalidates: allQueryKeys,
  });
}
