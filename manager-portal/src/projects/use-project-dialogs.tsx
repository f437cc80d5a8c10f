import type { Project } from '@erm/contracts/projects';
import { useRowDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';

const editProjectDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-project" */ './EditProjectDialog')).EditProjectDialog,
);
const teamMembersDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-project" */ './TeamMembersDialog')).TeamMembersDialog,
);
const deleteProjectDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-project" */ './DeleteProjectDialog')).DeleteProjectDialog,
);

/** The dialogs about a project, which both views of the list open. */
export function useProjectDialogs(projects: readonly Project[]) {
  const viewing = useRowDialog(teamMembersDialog, projects);
  const editing = useRowDialog(editProjectDialog, projects);
  const deleting = useRowDialog(deleteProjectDialog, projects);
  return {
    actions: { viewTeam: viewing.openFor, edit: editing.openFor, remove: deleting.openFor },
    dialogs: (
      <>
        {viewing.row && viewing.Dialog && <viewing.Dialog project={viewing.row} onClose={viewing.close} />}
        {editing.row && editing.Dialog && <editing.Dialog project={editing.row} onClose={editing.close} />}
        {deleting.row && deleting.Dialog && (
          <deleting.Dialog project={deleting.row} onClose={deleting.close} />
        )}
      </>
    ),
  };
}
