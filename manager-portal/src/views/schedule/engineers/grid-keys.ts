import type { DaySpan } from '@erm/contracts/calendar-day';
import { type GridCell, HEAD, type RowList } from '@erm/planning';
import { firstFreeDays } from '../dialogs/new-assignment';
import type { KeyPress } from '../model/key-press';
import { onScheduleKey, type ScheduleKeysOptions } from '../keys/schedule-keys';
import { listedAt, overloadAt, type RowModel } from '../model/row-model';

interface GridKeysOptions extends ScheduleKeysOptions {
  rows: RowList<RowModel>;
  onOpenEngineer: (engineerId: string) => void;
  onCreate: (model: RowModel, days: DaySpan) => void;
  /** Moves to the next or previous row over capacity. */
  onOverload: (by: 1 | -1) => void;
  /** Lists the assignments of a cell. */
  onMore: (cell: GridCell) => void;
}

/** Keys of the schedule by engineer. */
export function onGridKey(press: KeyPress, options: GridKeysOptions): boolean {
  const { view, rows, active, focus, onOpenEngineer, onCreate } = options;
  const model = rows.get(active.row);
  const assignment = model?.assignments.find(({ _id }) => _id === active.cell);

  /** The row unless its engineer was deleted: nothing can be added there. */
  const owned = model?.isDeleted ? undefined : model;

  return onScheduleKey(press, {
    ...options,
    found: model && assignment && { assignment, model },
    movesRows: true,
    onFocusKey: focus.onKey,
    own: {
      o: ({ shiftKey }) => options.onOverload(shiftKey ? -1 : 1),
      h: () => view.onHistory(''),
      p: () => assignment?.projectId && view.actions.pin?.toggle(assignment.projectId),
      w: ({ target }) => owned && options.onWhy(active, target as HTMLElement),
      n: () => owned && onCreate(owned, firstFreeDays(owned, view.canvas.inSight(), view.today)),
      ...(owned && active.cell === HEAD && { Enter: () => onOpenEngineer(owned.id) }),
      ...(model && listedAt(model, active.cell).length > 0 && { Enter: () => options.onMore(active) }),
      ...(overloadAt(model, active.cell) && {
        Enter: ({ target }) => options.onWhy(active, target as HTMLElement),
      }),
    },
  });
}
