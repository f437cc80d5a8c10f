import type { Project } from '@erm/contracts/projects';
import { ListPages, usePrintAll, type List } from '@erm/portal-kit';
import { ErrorState, LoadingText, Stack } from '@erm/ui-kit/core';
import { useFocusInItems } from '@erm/ui-kit/data';
import { Grid } from '@erm/ui-kit/layout';
import { useRef, type ReactNode } from 'react';
import { ProjectCard } from './ProjectCard';
import { ProjectCardSkeleton } from './ProjectCardSkeleton';

interface ProjectGridProps {
  projects: List<Project>;
  onViewTeam: (project: Project) => void;
  onEdit: (project: Project) => void;
  onDelete: (project: Project) => void;
  onHistory: (project: Project) => void;
  empty: ReactNode;
}

export function ProjectGrid({ projects, onViewTeam, onEdit, onDelete, onHistory, empty }: ProjectGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  useFocusInItems(grid, 'article');
  usePrintAll(projects);
  if (projects.error) return <ErrorState {...projects.error} />;
  if (projects.loading) {
    return (
      <Stack gap={4}>
        <LoadingText>Loading projects...</LoadingText>
        <Grid min={340} gap={4}>
          {[1, 2, 3, 4, 5, 6].map((card) => (
            <ProjectCardSkeleton key={card} />
          ))}
        </Grid>
      </Stack>
    );
  }
  if (projects.rows.length === 0) return empty;
  return (
    <Stack gap={4}>
      <Grid ref={grid} min={340} gap={4}>
        {projects.rows.map((project) => (
          <ProjectCard
            key={project._id}
            project={project}
            onViewTeam={() => onViewTeam(project)}
            onEdit={() => onEdit(project)}
            onDelete={() => onDelete(project)}
            onHistory={() => onHistory(project)}
          />
        ))}
      </Grid>
      <ListPages list={projects} unit={['project', 'projects']} />
    </Stack>
  );
}
