import type { RowList } from '@erm/planning';
import { ContextMenu } from '@erm/ui-kit/overlay';
import type { MouseEvent, ReactNode } from 'react';
import { useContextMenu } from '../../shared/use-context-menu';
import { projectItems, type ProjectActions } from './project-actions';
import type { RoadmapRowModel } from './roadmap-row';

/** Context menu of a project, on its row header and its span, also by Shift+F10. */
export function useProjectMenu(
  rows: RowList<RoadmapRowModel>,
  actions: ProjectActions,
): { menu: ReactNode; onContextMenu: (event: MouseEvent) => void } {
  const { opened, close, onContextMenu } = useContextMenu('[data-cell]', (row) => rows.get(row));
  return {
    menu: opened && (
      <ContextMenu
        label={`Actions for ${opened.project.name}`}
        items={projectItems(opened.project, actions)}
        at={opened.at}
        onClose={close}
      />
    ),
    onContextMenu,
  };
}
