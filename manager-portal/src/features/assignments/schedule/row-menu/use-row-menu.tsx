import { useLazyDialog } from '@erm/portal-kit';
import { cellOf } from '@erm/portal-kit/planning';
import { createLoadable } from '@erm/ui-kit/core';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { menuPosition } from '../../../../shared/menu-position';
import type { RowActions } from './RowMenu';

const rowMenu = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './RowMenu')).RowMenu,
);

export interface RowSubject {
  name: string;
  actions: RowActions;
}

/**
 * The menu of a row, which a right click on its head opens, or Shift+F10.
 * @param subjectOf whose row it is, and what can be done with it; undefined while it is loading
 */
export function useRowMenu(subjectOf: (row: number, head: HTMLElement) => RowSubject | undefined): {
  menu: ReactNode;
  onContextMenu: (event: MouseEvent) => void;
} {
  const [opened, setOpened] = useState<(RowSubject & { at: { x: number; y: number } }) | null>(null);
  const { Dialog: RowMenu } = useLazyDialog(rowMenu, opened !== null);
  return {
    menu: opened && RowMenu && <RowMenu {...opened} onClose={() => setOpened(null)} />,
    onContextMenu(event) {
      const head = (event.target as Element).closest<HTMLElement>('[role="rowheader"]');
      const cell = head && cellOf(head);
      const subject = cell && subjectOf(cell.row, head);
      if (!subject) return;
      event.preventDefault();
      head.focus({ preventScroll: true });
      setOpened({ ...subject, at: menuPosition(event) });
    },
  };
}
