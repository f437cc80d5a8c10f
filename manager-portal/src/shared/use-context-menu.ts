import { cellOf } from '@erm/planning';
import { useState, type MouseEvent } from 'react';
import { menuPosition } from './menu-position';

/** An open context menu with its subject. */
export type OpenMenu<Subject> = Subject & { at: { x: number; y: number } };

/**
 * Context menu of grid cells, also by Shift+F10. Focuses the cell, so that closing returns the focus to it.
 * @param cells selector of the cells with a menu
 * @param subjectOf the subject of a cell; undefined while its row is loading
 */
export function useContextMenu<Subject extends object>(
  cells: string,
  subjectOf: (row: string, cell: HTMLElement) => Subject | undefined,
) {
  const [opened, setOpened] = useState<OpenMenu<Subject> | null>(null);
  return {
    opened,
    close: () => setOpened(null),
    onContextMenu(event: MouseEvent) {
      const element = (event.target as Element).closest<HTMLElement>(cells);
      const cell = element && cellOf(element);
      const subject = cell && subjectOf(cell.row, element);
      if (!subject) return;
      event.preventDefault();
      element.focus({ preventScroll: true });
      setOpened({ ...subject, at: menuPosition(event) });
    },
  };
}
