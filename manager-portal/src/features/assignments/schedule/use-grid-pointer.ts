import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { cellOf, HEAD, useDrag, type GridCell, type TimeCanvas } from '@erm/portal-kit/planning';
import { useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { menuPosition, type OpenMenu } from './BarMenu';
import { firstFreeDays } from './new-assignment';
import { MORE } from './row-model';
import { useOpenAtPress } from './several/use-open-at-press';
import type { Picks } from './several/use-picks';
import type { Together, useSeveral } from './several/use-several';
import type { Command } from './use-assignment-commands';
import { useDragCreate } from './use-drag-create';
import type { Proposal } from './use-moving';
import type { useScheduleMoves } from './use-schedule-moves';
import type { ScheduleRows } from './use-schedule-rows';

interface GridPointerOptions {
  canvas: TimeCanvas;
  rows: ScheduleRows;
  today: CalendarDay;
  grid: RefObject<HTMLElement | null>;
  moves: ReturnType<typeof useScheduleMoves>;
  picks: Picks;
  several: ReturnType<typeof useSeveral>;
  selected: string | null;
  onActive: (cell: GridCell) => void;
  /** Moves the focus to a cell. */
  onFocus: (cell: GridCell) => void;
  onSelect: (assignmentId: string | null) => void;
  onMore: (row: number) => void;
  onCommand: (command: Command, assignmentId: string) => void;
  onCreate: (row: number, days: DaySpan) => void;
  onWhy: (cell: GridCell, anchor: HTMLElement | null) => void;
}

/** What is held: one assignment, or all that are picked. */
type Held = Proposal | Together;

/** What the pointer does in the grid: select, drag, and open menus. Returns the handlers of its rows. */
export function useGridPointer(options: GridPointerOptions) {
  const { canvas, rows, grid, moves, picks, several, onSelect, onActive } = options;
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const openAtPress = useOpenAtPress(options.selected);
  const areHeld = several.draft?.by === 'pointer';
  const drag = useDrag<Held>({
    canvas,
    rowAt: (clientY) => rowAt(grid.current, rows, clientY),
    onTake(id, row, part) {
      const assignment = rows.modelAt(row)?.assignments.find(({ _id }) => _id === id);
      if (!assignment) return null;
      // It stays drawn wherever one scrolls. A touch focuses nothing.
      onActive({ row, cell: id });
      const isSeveral = part === 'whole' && several.includes(id);
      return isSeveral ? several.take(assignment, 'pointer') : moves.take(assignment, row, part, 'pointer');
    },
    onMove(held, days, row, snaps, copies) {
      if ('grabbed' in held) several.moveTo(held, days, snaps, copies);
      else moves.moveTo(held, days, row, snaps, copies);
    },
    onDrop: () => void (areHeld ? several.putDown() : moves.putDown()),
    onCancel: () => (areHeld ? several.putBack() : moves.putBack()),
  });
  const create = useDragCreate(canvas, options.onCreate);
  const click = (event: MouseEvent, cell: GridCell) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      if (event.shiftKey) picks.extend(cell);
      else picks.toggle(cell.cell, openAtPress());
      options.onFocus(cell);
      return;
    }
    picks.beginAt(cell.cell);
    onSelect(cell.cell);
  };
  return {
    menu,
    closeMenu: () => setMenu(null),
    /** Where the pointer is during a drag. */
    pointer: drag.pointer,
    newDays: create.days,
    handlers: {
      ...drag.handlers,
      onFocus({ target }: { target: Element }) {
        const cell = cellOf(target);
        if (cell) onActive(cell);
      },
      onClick(event: MouseEvent) {
        const target = event.target as Element;
        const cell = cellOf(target);
        if (!cell) return;
        if (cell.cell === MORE) options.onMore(cell.row);
        else if (cell.cell !== HEAD) click(event, cell);
        const head = target.closest('[data-why]')?.closest<HTMLElement>('[data-cell]');
        if (head) options.onWhy(cell, head);
        const model = target.closest('[data-add]') && rows.modelAt(cell.row);
        if (model) options.onCreate(cell.row, firstFreeDays(model, canvas.inSight(), options.today));
      },
      onDoubleClick(event: MouseEvent) {
        const cell = barCellOf(event);
        if (cell) options.onCommand('edit', cell.cell);
      },
      onContextMenu(event: MouseEvent) {
        const cell = barCellOf(event);
        if (!cell) return;
        event.preventDefault();
        onActive(cell);
        setMenu({ id: cell.cell, at: menuPosition(event) });
      },
      onPointerDown(event: PointerEvent) {
        drag.handlers.onPointerDown(event);
        create.handlers.onPointerDown(event);
      },
      onPointerMove(event: PointerEvent) {
        drag.handlers.onPointerMove(event);
        create.handlers.onPointerMove(event);
      },
      onPointerUp() {
        drag.handlers.onPointerUp();
        create.handlers.onPointerUp();
      },
      onPointerCancel() {
        drag.handlers.onPointerCancel();
        create.handlers.onPointerCancel();
      },
    },
  };
}

function barCellOf({ target }: MouseEvent): GridCell | null {
  const cell = cellOf(target as Element);
  return cell && cell.cell !== HEAD && cell.cell !== MORE ? cell : null;
}

/** The index of the row at a height of the window. */
function rowAt(grid: HTMLElement | null, { virtualizer }: ScheduleRows, clientY: number): number {
  const offset = clientY - (grid?.getBoundingClientRect().top ?? 0);
  return virtualizer.getVirtualItemForOffset(offset)?.index ?? 0;
}
