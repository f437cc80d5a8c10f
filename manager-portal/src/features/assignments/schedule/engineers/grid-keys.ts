import type { DaySpan } from '@erm/contracts/calendar-day';
import { HEAD } from '@erm/planning';
import { firstFreeDays } from '../dialogs/new-assignment';
import type { KeyPress } from '../keys/key-press';
import { onScheduleKey, type ScheduleKeysOptions } from '../keys/schedule-keys';
import { overloadAt } from './row-model';
import type { ScheduleRows } from './use-schedule-rows';

interface GridKeysOptions extends ScheduleKeysOptions {
  rows: ScheduleRows;
  onHistory: (of: string) => void;
  onOpenEngineer: (row: number) => void;
  onCreate: (row: number, days: DaySpan) => void;
  /** Leads to the next or previous row that is over capacity. */
  onOverload: (from: number, by: 1 | -1) => void;
}

/** The keys of the schedule by engineer. */
export function onGridKey(press: KeyPress, options: GridKeysOptions): boolean {
  const { canvas, rows, today, active, focus, onOpenEngineer, onCreate } = options;
  const index = active.row;
  const model = rows.modelAt(index);
  const assignment = model?.assignments.find(({ _id }) => _id === active.cell);

  /** The row if somebody has it. To those of deleted engineers, nothing can be added. */
  const owned = model?.isDeleted ? undefined : model;

  return onScheduleKey(press, {
    ...options,
    found: model && assignment && { assignment, model },
    rowOf: rows.indexOf,
    onFocusKey: focus.onKey,
    own: {
      o: ({ shiftKey }) => options.onOverload(index, shiftKey ? -1 : 1),
      h: () => options.onHistory(''),
      w: ({ target }) => owned && options.onWhy(active, target as HTMLElement),
      n: () => owned && onCreate(index, firstFreeDays(owned, canvas.inSight(), today)),
      ...(owned && active.cell === HEAD && { Enter: () => onOpenEngineer(index) }),
      ...(overloadAt(model, active.cell) && {
        Enter: ({ target }) => options.onWhy(active, target as HTMLElement),
      }),
    },
  });
}
