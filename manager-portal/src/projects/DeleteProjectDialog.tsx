import { listAssignments } from '@erm/contracts/assignments';
import type { Project } from '@erm/contracts/projects';
import { ConfirmDelete } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { Stack } from '@erm/ui-kit/core';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { queryKeys } from '../data/query-keys';
import { useDeleteProject } from './project-mutations';

const Consequence = styled.p`
  color: var(--text-secondary);
  font: var(--type-small);
`;

/** Confirms the deletion of a project and explains what happens to its assignments. */
export function DeleteProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const save = useDeleteProject(project);
  return (
    <ConfirmDelete title="Delete project" save={save} onClose={onClose}>
      <Stack gap={2}>
        <p>Are you sure you want to delete {project.name}?</p>
        <Consequence aria-live="polite">
          <Impact projectId={project._id} />
        </Consequence>
      </Stack>
    </ConfirmDelete>
  );
}

function Impact({ projectId }: { projectId: string }) {
  const count = useAssignmentCount(projectId);
  if (count === 0) return <>It has no assignments.</>;
  const subject =
    count === undefined
      ? 'Its assignments remain'
      : count === 1
        ? 'Its 1 assignment remains'
        : `Its ${count} assignments remain`;
  const load = count === 1 ? 'no longer counts' : 'no longer count';
  return (
    <>
      {subject} in the list as Deleted Project and {load} as load.
    </>
  );
}

/** Undefined while unknown; the sentence then has no number. */
function useAssignmentCount(projectId: string): number | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [queryKeys.assignments, 'count', projectId],
    queryFn: async ({ signal }) => {
      const { page } = await api.call(listAssignments, { query: { limit: 1, projectId }, signal });
      return page?.total;
    },
  });
  return data;
}
