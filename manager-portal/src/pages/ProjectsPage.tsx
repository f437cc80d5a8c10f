import type { Project } from '@erm/contracts/projects';
import {
  AddButton,
  currentRow,
  ListEmpty,
  ListToolbar,
  useLazyDialog,
  useListSearch,
  usePageTitle,
} from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { Page, PageHeader } from '@erm/ui-kit/layout';
import { FolderKanban } from 'lucide-react';
import { useState } from 'react';
import { useProjects } from '../data/project-queries';
import { ProjectGrid } from '../features/projects/ProjectGrid';
import { useHistoryPanel } from './use-history-panel';

const addProjectDialog = createLoadable(
  async () => (await import('../features/projects/AddProjectDialog')).AddProjectDialog,
);
const editProjectDialog = createLoadable(
  async () => (await import('../features/projects/EditProjectDialog')).EditProjectDialog,
);
const teamMembersDialog = createLoadable(
  async () => (await import('../features/projects/TeamMembersDialog')).TeamMembersDialog,
);
const deleteProjectDialog = createLoadable(
  async () => (await import('../features/projects/DeleteProjectDialog')).DeleteProjectDialog,
);

export function ProjectsPage() {
  usePageTitle('Projects');
  const search = useListSearch();
  const projects = useProjects({ q: search.q });
  const history = useHistoryPanel();
  const adding = useLazyDialog(addProjectDialog);
  const editing = useLazyDialog(editProjectDialog);
  const viewing = useLazyDialog(teamMembersDialog);
  const deleting = useLazyDialog(deleteProjectDialog);
  const [chosen, setChosen] = useState<{ project: Project; what: 'team' | 'edit' | 'delete' } | null>(null);
  const project = chosen && currentRow(projects.rows, chosen.project);
  const close = () => setChosen(null);
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
        onViewTeam={(team) => {
          setChosen({ project: team, what: 'team' });
          viewing.open();
        }}
        onEdit={(edited) => {
          setChosen({ project: edited, what: 'edit' });
          editing.open();
        }}
        onDelete={(deleted) => {
          setChosen({ project: deleted, what: 'delete' });
          deleting.open();
        }}
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
      {project && chosen.what === 'team' && viewing.Dialog && (
        <viewing.Dialog project={project} onClose={close} />
      )}
      {project && chosen.what === 'edit' && editing.Dialog && (
        <editing.Dialog project={project} onClose={close} />
      )}
      {project && chosen.what === 'delete' && deleting.Dialog && (
        <deleting.Dialog project={project} onClose={close} />
      )}
    </Page>
  );
}
