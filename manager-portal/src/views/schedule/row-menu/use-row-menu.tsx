import { useLazyDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import type { MouseEvent, ReactNode } from 'react';
import { useContextMenu } from '../../../shared/use-context-menu';
import type { RowActions } from './RowMenu';

const rowMenu = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './RowMenu')).RowMenu,
);

export interface RowSubject {
  name: string;
  actions: RowActions;
}

/**
 * Context menu of a row header, also by Shift+F10.
 * @param subjectOf name and actions of a row; undefined while loading
 */
export function useRowMenu(subjectOf: (row: string, head: HTMLElement) => RowSubject | undefined): {
  menu: ReactNode;
  onContextMenu: (event: MouseEvent) => void;
} {
  const { opened, close, onContextMenu } = useContextMenu('[role="rowheader"]', subjectOf);
  const { Dialog: RowMenu } = useLazyDialog(rowMenu, opened !== null);
  return { menu: opened && RowMenu && <RowMenu {...opened} onClose={close} />, onContextMenu };
}
