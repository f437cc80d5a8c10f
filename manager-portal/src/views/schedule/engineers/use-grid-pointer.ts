import type { DaySpan } from '@erm/contracts/calendar-day';
import { cellElement, type GridCell, HEAD } from '@erm/planning';
import type { HTMLAttributes, MouseEvent, PointerEvent, RefObject } from 'react';
import { firstFreeDays } from '../dialogs/new-assignment';
import { listedAt, overloadAt, type RowModel } from '../model/row-model';
import { useBarPointer, type BarPointerOptions } from '../bars/use-bar-pointer';
import { hintAtStrip } from './strip-hint';
import { useDragCreate } from './use-drag-create';
import type { ScheduleRows } from './use-schedule-rows';

interface GridPointerOptions extends Omit<BarPointerOptions, 'targets' | 'onOther' | 'onActive'> {
  schedule: ScheduleRows;
  grid: RefObject<HTMLElement | null>;
  onMore: (cell: GridCell) => void;
  onCreate: (model: RowModel, days: DaySpan) => void;
  onWhy: (cell: GridCell, anchor: HTMLElement | null) => void;
}

/** Pointer handling of the schedule by engineer, including handing over and creating by dragging across days. */
export function useGridPointer(options: GridPointerOptions) {
  const { schedule, grid, onCreate } = options;
  const { canvas, today } = options.view;
  const { rows } = schedule;
  const bars = useBarPointer({
    ...options,
    onActive: schedule.onActive,
    targets: {
      rowAt: (clientY) => rowAt(grid.current, schedule, clientY),
      engineerAt(row, from) {
        const model = rows.get(row);
        if (!model) return null;
        return model.isDeleted ? from : model.id;
      },
    },
    onOther(cell, target) {
      const model = rows.get(cell.row);
      if (model && listedAt(model, cell.cell).length > 0) options.onMore(cell);
      if (overloadAt(model, cell.cell)) options.onWhy(cell, target as HTMLElement);
      const head = target.closest('[data-why]')?.closest<HTMLElement>('[data-cell]');
      if (head) options.onWhy(cell, head);
      if (model && target.closest('[data-add]'))
        onCreate(model, firstFreeDays(model, canvas.inSight(), today));
    },
  });
  const { onPointerMove, onPointerUp, onPointerCancel, onClickCapture } = bars.handlers;
  const create = useDragCreate(canvas, (row, days) => {
    // The press has blurred the grid; the dialog returns the focus to the row.
    cellElement(grid.current, { row, cell: HEAD })?.focus({ preventScroll: true });
    const model = rows.get(row);
    if (model) onCreate(model, days);
  });
  return {
    ...bars,
    drag: bars.drag ?? (create.days && 'create'),
    newDays: create.days,
    /** Where a drag across days began. */
    creating: create.pointer,
    /** Handlers that drag a row's assignments from a list. Not by touch, which scrolls the list. */
    listHandlers: (row: string, closeList: () => void): HTMLAttributes<HTMLElement> => ({
      onPointerDown(event) {
        const id = (event.target as Element).closest<HTMLElement>('[data-listed]')?.dataset['listed'];
        if (!id || event.pointerType === 'touch') return;
        bars.press(event, { id, row, part: 'whole', closeList }, grid.current);
      },
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onClickCapture,
    }),
    handlers: {
      ...bars.handlers,
      onPointerDown(event: PointerEvent) {
        bars.handlers.onPointerDown(event);
        create.handlers.onPointerDown(event);
      },
      onPointerMove(event: PointerEvent) {
        if (event.buttons === 0) hintAtStrip(event, canvas, schedule);
        bars.handlers.onPointerMove(event);
        create.handlers.onPointerMove(event);
      },
      onPointerUp() {
        bars.handlers.onPointerUp();
        create.handlers.onPointerUp();
      },
      onPointerCancel() {
        bars.handlers.onPointerCancel();
        create.handlers.onPointerCancel();
      },
      onContextMenuCapture(event: MouseEvent) {
        bars.handlers.onContextMenuCapture(event);
        create.handlers.onContextMenuCapture(event);
      },
    },
  };
}

/** ID of the row at a `clientY`. */
function rowAt(grid: HTMLElement | null, { rows, placed }: ScheduleRows, clientY: number): string {
  const offset = clientY - (grid?.getBoundingClientRect().top ?? 0);
  return rows.idAt(placed.rowAt(offset));
}
