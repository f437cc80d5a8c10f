import { listAssignments } from '@erm/contracts/assignments';
import type { Project } from '@erm/contracts/projects';
import { errorText, useApi } from '@erm/portal-sdk';
import { Stack } from '@erm/ui-kit/core';
import { ConfirmDialog } from '@erm/ui-kit/overlay';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { queryKeys } from '../../data/query-keys';
import { useDeleteProject } from './project-mutations';

const Consequence = styled.p`
  color: var(--text-secondary);
  font: var(--type-small);
`;

/** Asks before a project goes, and says what becomes of its assignments. */
export function DeleteProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const remove = useDeleteProject(project._id);
  return (
    <ConfirmDialog
      open
      danger
      title="Delete project"
      confirmLabel="Delete"
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, 'Failed to delete project') : undefined}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack gap={2}>
        <p>Are you sure you want to delete {project.name}?</p>
        <Consequence aria-live="polite">
          <Touched projectId={project._id} />
        </Consequence>
      </Stack>
    </ConfirmDialog>
  );
}

function Touched({ projectId }: { projectId: string }) {
  const count = useAssignmentCount(projectId);
  if (count === 0) return <>It has no assignments.</>;
  const subject =
    count === undefined
      ? 'Its assignments stay'
      : count === 1
        ? 'Its 1 assignment stays'
        : `Its ${count} assignments stay`;
  const load = count === 1 ? 'no longer counts' : 'no longer count';
  return (
    <>
      {subject} in the list as Deleted Project and {load} as load.
    </>
  );
}

/** Undefined while it is not known; the sentence then does without the number. */
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
