import type { DaySpan } from '@erm/contracts/calendar-day';
import { HEAD, spokenRange } from '@erm/portal-kit/planning';
import type { KeyboardEvent } from 'react';
import { firstFreeDays } from '../dialogs/new-assignment';
import { onScheduleKey, type ScheduleKeysOptions } from '../keys/schedule-keys';
import type { ScheduleRows } from './use-schedule-rows';

interface GridKeysOptions extends ScheduleKeysOptions {
  rows: ScheduleRows;
  onHistory: (of: string) => void;
  onOpenEngineer: (row: number) => void;
  onCreate: (row: number, days: DaySpan) => void;
}

/** The keys of the schedule by engineer. */
export function onGridKey(event: KeyboardEvent, options: GridKeysOptions): void {
  const { canvas, rows, today, active, focus, onOpenEngineer, onCreate } = options;
  const { say } = options.changes.moves;
  const index = active.row;
  const model = rows.modelAt(index);
  const assignment = model?.assignments.find(({ _id }) => _id === active.cell);

  /** The row if somebody has it. To those of deleted engineers, nothing can be added. */
  const owned = model?.isDeleted ? undefined : model;

  /** To the next or previous loaded row that is over capacity, and to the days when it is. */
  const toOverload = (by: 1 | -1) => {
    const over = [...rows.data.rows.keys()]
      .sort((a, b) => by * (a - b))
      .filter((row) => rows.modelAt(row)?.overload);
    const next = over.find((row) => by * (row - index) > 0) ?? over[0];
    const found = next === undefined ? undefined : rows.modelAt(next);
    if (next === undefined || !found?.overload) {
      say('Nobody is over capacity.');
      return;
    }
    const { overload, engineer } = found;
    const { startDate, endDate } = canvas.inSight();
    if (overload.endDate < startDate || overload.startDate > endDate) canvas.scrollTo(overload.startDate);
    say(`${engineer.name}, over by ${overload.excess} percent ${spokenRange(overload)}.`);
    focus.focus({ row: next, cell: HEAD });
  };

  onScheduleKey(event, {
    ...options,
    found: model && assignment && { assignment, model, index },
    acrossRows: true,
    onFocusKey: focus.onKey,
    own: {
      o: ({ shiftKey }) => toOverload(shiftKey ? -1 : 1),
      h: () => options.onHistory(''),
      w: ({ target }) => owned && options.onWhy(active, target as HTMLElement),
      n: () => owned && onCreate(index, firstFreeDays(owned, canvas.inSight(), today)),
      ...(owned && active.cell === HEAD && { Enter: () => onOpenEngineer(index) }),
    },
  });
}
