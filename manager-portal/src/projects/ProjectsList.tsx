import { LazyNotConnected, ListEmpty, ListToolbar, type ListSearch } from '@erm/portal-kit';
import { FolderKanban } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProjects } from '../data/project-queries';
import { ProjectGrid } from './ProjectGrid';
import { useProjectDialogs } from './use-project-dialogs';

interface ProjectsListProps {
  search: ListSearch;
  viewSwitch: ReactNode;
  addButton: ReactNode;
  /** Shows the history of one thing, such as `project:ID`. */
  onHistory: (of: string) => void;
}

/** The projects as cards. */
export function ProjectsList({ search, viewSwitch, addButton, onHistory }: ProjectsListProps) {
  const projects = useProjects({ q: search.q });
  const { actions, dialogs } = useProjectDialogs(projects.rows);
  return (
    <>
      <ListToolbar
        search={search}
        label="Search projects"
        placeholder="Search projects..."
        tools={viewSwitch}
        total={projects.total}
        unit={['project', 'projects']}
      />
      <LazyNotConnected />
      <ProjectGrid
        projects={projects}
        onViewTeam={actions.viewTeam}
        onEdit={actions.edit}
        onDelete={actions.remove}
        onHistory={({ _id }) => onHistory(`project:${_id}`)}
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
      {dialogs}
    </>
  );
}
