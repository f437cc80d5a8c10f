import { applyBatch, type ApplyBatchBody } from '@erm/contracts/batches';
import {
  createProject,
  deleteProject,
  updateProject,
  type CreateProjectBody,
  type UpdateProjectBody,
} from '@erm/contracts/projects';
import { useSave } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { allQueryKeys, queryKeys } from '../../data/query-keys';

export function useCreateProject() {
  const api = useApi();
  return useSave({
    save: (body: CreateProjectBody) => api.call(createProject, { body }),
    saved: 'Project created',
    failed: 'Failed to create project. Please try again.',
    invalidates: [[queryKeys.projects]],
  });
}

type ProjectEdit = Pick<UpdateProjectBody, 'status' | 'teamSize' | 'version'>;

/** @param ends what ends its assignments with that, in one change */
export function useUpdateProject(id: string, ends: ApplyBatchBody['operations']) {
  const api = useApi();
  return useSave<ProjectEdit, unknown>({
    save: (body) =>
      ends.length > 0
        ? api.call(applyBatch, { body: { operations: [{ action: 'updateProject', id, body }, ...ends] } })
        : api.call(updateProject, { params: { id }, body }),
    saved: 'Project updated',
    failed: 'Failed to update project. Please try again.',
    // Assignments and capacity also show the project's status.
    invalidates: allQueryKeys,
  });
}

export function useDeleteProject(id: string) {
  const api = useApi();
  return useSave<void, unknown>({
    save: () => api.call(deleteProject, { params: { id } }),
    saved: 'Project deleted',
    failed: 'Failed to delete project. Please try again.',
    invalidates: allQueryKeys,
  });
}
