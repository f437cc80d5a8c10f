import { useLazyDialog } from '@erm/portal-kit';
import { cellOf, type GridCell, useDrag, type useGridFocus } from '@erm/planning';
import { createLoadable } from '@erm/ui-kit/core';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { menuPosition } from '../../../shared/menu-position';
import type { OpenMenu } from './BarMenu';
import type { Drag } from '../model/drag';
import type { Found } from '../model/found';
import { projectNameOf } from '../model/schedule-texts';
import { useRowMenu } from '../row-menu/use-row-menu';
import type { GridView } from './grid-view';
import type { Changes } from '../change/use-changes';

const barMenu = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './BarMenu')).BarMenu,
);

/** Options for pointer handling in any grid. */
export interface BarPointerOptions {
  view: GridView;
  changes: Changes;
  focus: Pick<ReturnType<typeof useGridFocus>, 'focus'>;
  onActive: (cell: GridCell) => void;
  /** Name and actions of a row; undefined while loading. */
  subjectOf: Parameters<typeof useRowMenu>[0];
  /** Rows that assignments can move to; null if they stay in theirs. */
  targets: Targets | null;
  /** Called for clicks on anything but an assignment. */
  onOther: (cell: GridCell, target: Element) => void;
}

interface Targets {
  /** ID of the row at a `clientY`. */
  rowAt: (clientY: number) => string;
  /** The engineer who would get a bar over a row: the row's own; the current one over deleted engineers; null if not loaded. */
  engineerAt: (row: string, from: string) => string | null;
}

/** Selecting, picking, and dragging assignments, and the menus of theirs and of rows. Returns the grid's handlers. */
export function useBarPointer(options: BarPointerOptions) {
  const { view, changes, onActive, targets } = options;
  const { canvas, find, projects, picks, actions, onSelect } = view;
  const { begin, run } = changes;
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const { Dialog: BarMenu } = useLazyDialog(barMenu, menu !== null);
  const openAtPress = useOpenAtPress(view.selected);
  const rowMenu = useRowMenu(options.subjectOf);
  const drag = useDrag<Found>({
    canvas,
    ...(targets && { rowAt: targets.rowAt }),
    onTake({ id, row, part, closeList }) {
      const found = find(id);
      if (!found || found.model.isDeleted) return null;
      // Keeps its row drawn while scrolling, as touch does not focus. From a list, the cell that opened it is active.
      if (!closeList) onActive({ row, cell: id });
      const isTaken = begin((controller) => controller.take(found, part, 'pointer'));
      return isTaken === false ? null : found;
    },
    onMove({ model: { engineer } }, days, row, snaps, copies) {
      const target = targets ? targets.engineerAt(row, engineer._id) : engineer._id;
      run(({ holding }) => holding.moveTo(days, target, snaps, copies));
    },
    onDrop: () => void run(({ holding }) => holding.putDown()),
    onCancel: () => run((controller) => controller.putBack()),
  });
  const barAt = ({ target }: MouseEvent): GridCell | null => {
    const cell = cellOf(target as Element);
    return cell && find(cell.cell) ? cell : null;
  };
  const clickBar = ({ ctrlKey, metaKey, shiftKey }: MouseEvent, cell: GridCell) => {
    if (!ctrlKey && !metaKey && !shiftKey) {
      picks.beginAt(cell.cell);
      onSelect(cell.cell);
      return;
    }
    if (shiftKey) picks.extend(cell);
    else picks.toggle(cell.cell, openAtPress());
    options.focus.focus(cell);
  };
  const of = menu && find(menu.id);

  return {
    /** Where the drag began. */
    pointer: drag.pointer,
    press: drag.press,
    drag: drag.pointer && ((targets ? 'hand' : 'move') as Drag),
    /** The open menu of an assignment or a row. */
    menu: (
      <>
        {menu && of && BarMenu && (
          <BarMenu
            label={`${projectNameOf(of.assignment, projects)}, ${of.model.engineer.name}`}
            menu={menu}
            model={of.model}
            actions={actions}
            onClose={() => setMenu(null)}
          />
        )}
        {rowMenu.menu}
      </>
    ),
    handlers: {
      ...drag.handlers,
      onClick(event: MouseEvent) {
        const [bar, target] = [barAt(event), event.target as Element];
        const cell = cellOf(target);
        if (bar) clickBar(event, bar);
        else if (cell) options.onOther(cell, target);
      },
      onDoubleClick(event: MouseEvent) {
        const bar = barAt(event);
        if (bar) actions.command('edit', bar.cell);
      },
      onContextMenu(event: MouseEvent) {
        rowMenu.onContextMenu(event);
        const bar = barAt(event);
        if (!bar) return;
        event.preventDefault();
        onActive(bar);
        setMenu({ id: bar.cell, at: menuPosition(event) });
      },
    },
  };
}

/** Returns a getter for which details were open at the last press: a press outside closes them before its click. */
function useOpenAtPress(selected: string | null): () => string | null {
  const open = useRef<string | null>(null);
  const onPress = useEffectEvent(() => {
    open.current = selected;
  });
  useEffect(() => {
    const listen = () => onPress();
    window.addEventListener('pointerdown', listen, true);
    return () => window.removeEventListener('pointerdown', listen, true);
  }, []);
  return () => open.current;
}
