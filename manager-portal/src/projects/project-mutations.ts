import { applyBatch, type ApplyBatchBody } from '@erm/contracts/batches';
import type { Project } from '@erm/contracts/projects';
import {
  createProject,
  deleteProject,
  updateProject,
  type CreateProjectBody,
  type UpdateProjectBody,
} from '@erm/contracts/project-edits';
import { useSave } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { allQueryKeys, queryKeys } from '../data/query-keys';
import { showNew } from '@erm/planning';

export function useCreateProject() {
  const api = useApi();
  return useSave({
    save: (body: CreateProjectBody) => api.call(createProject, { body }),
    saved: ({ data }) => ({ title: 'Project created', description: data.project.name }),
    failed: 'Failed to create project. Please try again.',
    invalidates: [[queryKeys.projects]],
    onSuccess: ({ data }) => showNew(data.project._id),
  });
}

type ProjectEdit = Pick<UpdateProjectBody, 'status' | 'teamSize' | 'version'>;

/** @param ends operations that end the project's assignments in the same change */
export function useUpdateProject(
  { _id: id, name }: Pick<Project, '_id' | 'name'>,
  ends: ApplyBatchBody['operations'],
) {
  const api = useApi();
  return useSave<ProjectEdit, unknown>({
    save: (body) =>
      ends.length > 0
        ? api.call(applyBatch, { body: { operations: [{ action: 'updateProject', id, body }, ...ends] } })
        : api.call(updateProject, { params: { id }, body }),
    saved: () => ({ title: 'Project updated', description: name }),
    failed: 'Failed to update project. Please try again.',
    // Assignments and capacity also show the project's status.
    invalidates: allQueryKeys,
  });
}

export function useDeleteProject({ _id: id, name }: Pick<Project, '_id' | 'name'>) {
  const api = useApi();
  return useSave<void, unknown>({
    save: () => api.call(deleteProject, { params: { id } }),
    saved: () => ({ title: 'Project deleted', description: name }),
    failed: 'Failed to delete project. Please try again.',
    invalidates: allQueryKeys,
  });
}
