import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import {
  addColumns,
  HEAD,
  pageOfTime,
  spokenRange,
  type GridCell,
  type TimeCanvas,
  type useGridFocus,
} from '@erm/portal-kit/planning';
import type { KeyboardEvent } from 'react';
import { firstFreeDays } from './new-assignment';
import type { Picks } from './several/use-picks';
import { onSeveralKey } from './several/several-keys';
import type { useSeveral } from './several/use-several';
import { onTakenKey } from './taken-keys';
import type { ScheduleRows } from './use-schedule-rows';
import type { Command } from './use-assignment-commands';
import type { useScheduleMoves } from './use-schedule-moves';
import type { Proposal } from './use-moving';
import type { useNudging } from './use-nudging';

interface GridKeysOptions {
  canvas: TimeCanvas;
  rows: ScheduleRows;
  today: CalendarDay;
  active: GridCell;
  moves: ReturnType<typeof useScheduleMoves>;
  focus: ReturnType<typeof useGridFocus>;
  nudging: ReturnType<typeof useNudging>;
  picks: Picks;
  several: ReturnType<typeof useSeveral>;
  onDeleteSeveral: () => void;
  onHistory: (assignmentId: string | null) => void;
  onViewKey: (key: string) => boolean;
  onSelect: (assignmentId: string | null) => void;
  onCommand: (command: Command, assignmentId: string) => void;
  onWhy: (cell: GridCell, anchor: HTMLElement) => void;
  onOpenEngineer: (row: number) => void;
  onCreate: (row: number, days: DaySpan) => void;
}

/** The keys of the schedule. While an assignment is taken, they move it instead of the focus. */
export function useGridKeys(options: GridKeysOptions) {
  const { canvas, rows, today, active, moves, focus, nudging, several } = options;
  const { onSelect, onCommand, onWhy, onOpenEngineer, onCreate, onViewKey } = options;
  const model = rows.modelAt(active.row);
  const assignment = model?.assignments.find(({ _id }) => _id === active.cell);

  const putDown = (taken: Proposal) => {
    const { to, assignment: held } = taken;
    if (moves.putDown()) focus.focus({ row: to, cell: held._id });
    else focus.focusAgain();
  };
  const heldTogether = {
    moves: { ...several, moveBy: (_held: string, days: number) => several.moveBy(days), nextPart: () => {} },
    acrossRows: false,
    putDown: several.putDown,
  };
  /** To the next or previous loaded row that is over capacity, and to the days when it is. */
  const toOverload = (by: 1 | -1) => {
    const over = [...rows.data.rows.keys()]
      .sort((a, b) => by * (a - b))
      .filter((index) => rows.modelAt(index)?.overload);
    const next = over.find((index) => by * (index - active.row) > 0) ?? over[0];
    const found = next === undefined ? undefined : rows.modelAt(next);
    if (next === undefined || !found?.overload) {
      moves.say('Nobody is over capacity.');
      return;
    }
    const { overload, engineer } = found;
    const { startDate, endDate } = canvas.inSight();
    if (overload.endDate < startDate || overload.startDate > endDate) canvas.scrollTo(overload.startDate);
    moves.say(`${engineer.name}, over by ${overload.excess} percent ${spokenRange(overload)}.`);
    focus.focus({ row: next, cell: HEAD });
  };
  const onFreeKey = (event: KeyboardEvent): boolean => {
    if (focus.onKey(event)) return true;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (onSeveralKey(event, assignment, options)) return true;
    if (ctrlKey || metaKey || altKey) return false;
    if (shiftKey && (key === 'PageUp' || key === 'PageDown')) {
      canvas.scrollTo(pageOfTime(canvas, key === 'PageUp' ? -1 : 1));
      return true;
    }
    if (assignment && model && nudging.onKey(key, assignment, model, active.row)) return true;
    if (onViewKey(key)) return true;
    const anywhere: Record<string, () => void> = {
      o: () => toOverload(shiftKey ? -1 : 1),
      t: () => canvas.scrollTo(addColumns(today, 'week', -1)),
      h: () => options.onHistory(assignment?._id ?? null),
      w: () => onWhy(active, event.target as HTMLElement),
      n: () => model && onCreate(active.row, firstFreeDays(model, canvas.inSight(), today)),
    };
    const onBar: Record<string, () => void> = assignment
      ? {
          Enter: () => onSelect(assignment._id),
          ' ': () => void moves.take(assignment, active.row, 'whole', 'keys'),
          e: () => onCommand('edit', assignment._id),
          F2: () => onCommand('edit', assignment._id),
          m: () => onCommand('move', assignment._id),
          s: () => onCommand('split', assignment._id),
          Delete: () => onCommand('delete', assignment._id),
        }
      : {};
    const onHead: Record<string, () => void> =
      active.cell === HEAD ? { Enter: () => onOpenEngineer(active.row) } : {};
    const handle = { ...anywhere, ...onBar, ...onHead }[key.length === 1 ? key.toLowerCase() : key];
    handle?.();
    return handle !== undefined;
  };

  return (event: KeyboardEvent) => {
    const taken = moves.proposal?.by === 'keys' ? moves.proposal : null;
    if (several.isHeld) onTakenKey(event, 'several', heldTogether);
    else if (taken) onTakenKey(event, taken, { moves, acrossRows: true, putDown });
    else if (!onFreeKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
