import { cellOf } from '@erm/planning';
import { useState, type MouseEvent } from 'react';
import { menuPosition } from './menu-position';

/** A menu that is open, with what it is about. */
export type OpenMenu<Subject> = Subject & { at: { x: number; y: number } };

/**
 * What a right click on cells of a grid opens, or Shift+F10. The cell has the focus then, to get it back.
 * @param cells which cells have the menu
 * @param subjectOf what it is about; undefined while the row is loading
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
