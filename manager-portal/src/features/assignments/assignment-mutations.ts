import {
  createAssignment,
  deleteAssignment,
  updateAssignment,
  type CreateAssignmentBody,
  type UpdateAssignmentBody,
} from '@erm/contracts/assignments';
import { useApi } from '@erm/portal-sdk';
import { everything } from '../../data/query-keys';
import { useSave } from '../../data/use-save';

export function useCreateAssignment() {
  const api = useApi();
  return useSave({
    save: (body: CreateAssignmentBody) => api.call(createAssignment, { body }),
    saved: 'Assignment created',
    failed: 'Failed to create assignment. Please try again.',
    touches: everything,
  });
}

export function useUpdateAssignment(id: string) {
  const api = useApi();
  return useSave({
    save: (body: UpdateAssignmentBody) => api.call(updateAssignment, { params: { id }, body }),
    saved: 'Assignment updated',
    failed: 'Failed to update assignment. Please try again.',
    touches: everything,
  });
}

export function useDeleteAssignment(id: string) {
  const api = useApi();
  return useSave({
    save: () => api.call(deleteAssignment, { params: { id } }),
    saved: 'Assignment deleted',
    failed: 'Failed to delete assignment. Please try again.',
    touches: everything,
  });
}
