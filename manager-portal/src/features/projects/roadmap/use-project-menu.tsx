import type { RoadmapProject } from '@erm/contracts/roadmap';
import { cellOf } from '@erm/portal-kit/planning';
import { ContextMenu } from '@erm/ui-kit/overlay';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { menuPosition } from '../../../shared/menu-position';
import { projectItems, type ProjectActions } from './project-actions';

interface OpenMenu {
  project: RoadmapProject;
  at: { x: number; y: number };
}

/** The menu of a project, which a right click on its row's head or on its span opens, or Shift+F10. */
export function useProjectMenu(
  projectAt: (row: number) => RoadmapProject | undefined,
  actions: ProjectActions,
): { menu: ReactNode; onContextMenu: (event: MouseEvent) => void } {
  const [opened, setOpened] = useState<OpenMenu | null>(null);
  return {
    menu: opened && (
      <ContextMenu
        label={`Actions for ${opened.project.name}`}
        items={projectItems(opened.project, actions)}
        at={opened.at}
        onClose={() => setOpened(null)}
      />
    ),
    onContextMenu(event) {
      const cell = (event.target as Element).closest<HTMLElement>('[data-cell]');
      const place = cell && cellOf(cell);
      const project = place && projectAt(place.row);
      if (!project) return;
      event.preventDefault();
      // It gets the focus back.
      cell.focus({ preventScroll: true });
      setOpened({ project, at: menuPosition(event) });
    },
  };
}
