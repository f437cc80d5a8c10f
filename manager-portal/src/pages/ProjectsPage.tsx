import type { Project } from '@erm/contracts/projects';
import { useLazyDialog, useListSearch } from '@erm/portal-sdk';
import { Button } from '@erm/ui-kit/core';
import { SearchField } from '@erm/ui-kit/data';
import { Page, PageHeader, Toolbar } from '@erm/ui-kit/layout';
import { FolderKanban, Plus } from 'lucide-react';
import { useState } from 'react';
import { useProjects } from '../data/project-queries';
import { DeleteProjectDialog } from '../features/projects/DeleteProjectDialog';
import { ProjectGrid } from '../features/projects/ProjectGrid';
import { TeamMembersDialog } from '../features/projects/TeamMembersDialog';
import { countLabel } from '../shared/count-label';
import { latestOf } from '../shared/latest-of';
import { ListEmpty } from '../shared/ListEmpty';
import { usePageTitle } from '../shared/use-page-title';

const loadAddProject = async () => (await import('../features/projects/AddProjectDialog')).AddProjectDialog;
const loadEditProject = async () =>
  (await import('../features/projects/EditProjectDialog')).EditProjectDialog;

export function ProjectsPage() {
  usePageTitle('Projects');
  const { q, typed, search, clear } = useListSearch();
  const projects = useProjects({ q });
  const adding = useLazyDialog(loadAddProject);
  const editing = useLazyDialog(loadEditProject);
  const [chosen, setChosen] = useState<{ project: Project; what: 'team' | 'edit' | 'delete' } | null>(null);
  const project = chosen && latestOf(projects.rows, chosen.project);
  const close = () => setChosen(null);
  const addButton = (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden="true" />}
      loading={adding.loading}
      onClick={adding.open}
    >
      Add Project
    </Button>
  );

  return (
    <Page>
      <PageHeader title="Projects" subtitle="Manage your engineering projects" actions={addButton} />
      <Toolbar count={countLabel(projects.total, 'project', 'projects')}>
        <SearchField
          label="Search projects"
          placeholder="Search projects..."
          value={typed}
          onChange={search}
        />
      </Toolbar>
      <ProjectGrid
        projects={projects}
        onViewTeam={(team) => setChosen({ project: team, what: 'team' })}
        onEdit={(edited) => {
          setChosen({ project: edited, what: 'edit' });
          editing.open();
        }}
        onDelete={(deleted) => setChosen({ project: deleted, what: 'delete' })}
        empty={
          <ListEmpty
            searching={q !== ''}
            noMatch="No projects found matching your search."
            none="No projects found"
            icon={<FolderKanban size={20} />}
            onClearSearch={clear}
            add={addButton}
          />
        }
      />
      {adding.Dialog && <adding.Dialog onClose={adding.close} />}
      {project && chosen.what === 'team' && <TeamMembersDialog project={project} onClose={close} />}
      {project && chosen.what === 'edit' && editing.Dialog && (
        <editing.Dialog project={project} onClose={close} />
      )}
      {project && chosen.what === 'delete' && <DeleteProjectDialog project={project} onClose={close} />}
    </Page>
  );
}
