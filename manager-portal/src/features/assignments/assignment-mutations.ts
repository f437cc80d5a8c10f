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
import { showNew } from '../../shared/motion/show-new';
import { engineerName, projectName, type EditableAssignment } from './assignment-names';

export function useCreateAssignment() {
  const api = useApi();
  return useSave({
    save: (body: CreateAssignmentBody) => api.call(createAssignment, { body }),
    saved: ({ data }) => ({ title: 'Assignment created', description: nameOf(data.assignment) }),
    failed: 'Failed to create assignment. Please try again.',
    invalidates: allQueryKeys,
    onSuccess: ({ data }) => showNew(data.assignment._id),
  });
}

export function useUpdateAssignment(id: string) {
  const api = useApi();
  return useSave({
    save: (body: UpdateAssignmentBody) => api.call(updateAssignment, { params: { id }, body }),
    saved: ({ data }) => ({ title: 'Assignment updated', description: nameOf(data.assignment) }),
    failed: 'Failed to update assignment. Please try again.',
    invalidates: allQueryKeys,
  });
}

export function useDeleteAssignment(assignment: EditableAssignment) {
  const api = useApi();
  return useSave<void, unknown>({
    save: () => api.call(deleteAssignment, { params: { id: assignment._id } }),
    saved: () => ({ title: 'Assignment deleted', description: nameOf(assignment) }),
    failed: 'Failed to delete assignment. Please try again.',
    invalidates: allQueryKeys,
  });
}

const nameOf = (assignment: Pick<EditableAssignment, 'engineerId' | 'projectId'>) =>
  `${engineerName(assignment)} on ${projectName(assignment)}`;
