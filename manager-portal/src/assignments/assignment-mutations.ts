import {
  createAssignment,
  deleteAssignment,
  updateAssignment,
  type CreateAssignmentBody,
  type UpdateAssignmentBody,
} from '@erm/contracts/assignment-edits';
import { useSave } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { allQueryKeys } from '../data/query-keys';
import { showNew } from '@erm/planning';
import { engineerName, projectName, type EditableAssignment } from './assignment-names';

/** @param engineer whom the form has chosen, of whom the list says whether the name is enough */
export function useCreateAssignment(engineer: EditableAssignment['engineerId']) {
  const api = useApi();
  return useSave({
    save: (body: CreateAssignmentBody) => api.call(createAssignment, { body }),
    saved: ({ data: { assignment } }) => ({
      title: 'Assignment created',
      description: nameOf({ ...assignment, engineerId: engineer }),
    }),
    failed: 'Failed to create assignment. Please try again.',
    invalidates: allQueryKeys,
    onSuccess: ({ data }) => showNew(data.assignment._id),
  });
}

export function useUpdateAssignment(assignment: EditableAssignment) {
  const api = useApi();
  return useSave({
    save: (body: UpdateAssignmentBody) =>
      api.call(updateAssignment, { params: { id: assignment._id }, body }),
    saved: () => ({ title: 'Assignment updated', description: nameOf(assignment) }),
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
