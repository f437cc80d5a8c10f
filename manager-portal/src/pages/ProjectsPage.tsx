import {
  AddButton,
  ListEmpty,
  ListToolbar,
  useLazyDialog,
  useListSearch,
  useRowDialog,
  usePageTitle,
} from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { Page, PageHeader } from '@erm/ui-kit/layout';
import { FolderKanban } from 'lucide-react';
import { useProjects } from '../data/project-queries';
import { ProjectGrid } from '../features/projects/ProjectGrid';
import { useHistoryPanel } from './use-history-panel';

const addProjectDialog = createLoadable(
  async () => (await import('../features/projects/AddProjectDialog')).AddProjectDialog,
);
const editProjectDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-project" */ '../features/projects/EditProjectDialog'))
      .EditProjectDialog,
);
const teamMembersDialog = createLoadable(
  async () => (await import('../features/projects/TeamMembersDialog')).TeamMembersDialog,
);
const deleteProjectDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-project" */ '../features/projects/DeleteProjectDialog'))
      .DeleteProjectDialog,
);

export function ProjectsPage() {
  usePageTitle('Projects');
  const search = useListSearch();
  const projects = useProjects({ q: search.q });
  const history = useHistoryPanel();
  const adding = useLazyDialog(addProjectDialog);
  const editing = useRowDialog(editProjectDialog, projects.rows);
  const viewing = useRowDialog(teamMembersDialog, projects.rows);
  const deleting = useRowDialog(deleteProjectDialog, projects.rows);
  const addButton = <AddButton dialog={adding}>Add Project</AddButton>;

  return (
    <Page>
      <PageHeader
        title="Projects"
        subtitle="Manage your engineering projects"
        actions={
          <>
            {history.button}
            {addButton}
          </>
        }
      />
      <ListToolbar
        search={search}
        label="Search projects"
        placeholder="Search projects..."
        total={projects.total}
        unit={['project', 'projects']}
      />
      <ProjectGrid
        projects={projects}
        onViewTeam={viewing.openFor}
        onEdit={editing.openFor}
        onDelete={deleting.openFor}
        onHistory={({ _id: id }) => history.show(`project:${id}`)}
        empty={
          <ListEmpty
            search={search}
            noMatch="No projects found matching your search."
            none="No projects found"
            icon={<FolderKanban size={20} />}
            action={addButton}
          />
        }
      />
      {history.panel}
      {adding.Dialog && <adding.Dialog onClose={adding.close} />}
      {viewing.row && viewing.Dialog && <viewing.Dialog project={viewing.row} onClose={viewing.close} />}
      {editing.row && editing.Dialog && <editing.Dialog project={editing.row} onClose={editing.close} />}
      {deleting.row && deleting.Dialog && <deleting.Dialog project={deleting.row} onClose={deleting.close} />}
    </Page>
  );
}
