import type { CalendarDay } from '@erm/contracts/calendar-day';
import {
  addColumns,
  pageOfTime,
  type GridCell,
  type TimeCanvas,
  type useGridFocus,
} from '@erm/portal-kit/planning';
import type { KeyboardEvent } from 'react';
import { onTakenKey } from '../../../../shared/taken-keys';
import type { Found } from '../found';
import { onSeveralKey } from '../several/several-keys';
import type { Picks } from '../several/use-picks';
import type { BarActions } from '../bars/use-bar-actions';
import type { GridChanges } from '../moving/use-grid-changes';
import type { Proposal } from '../moving/use-moving';

/** The keys of both schedules. */
export interface ScheduleKeysOptions {
  canvas: TimeCanvas;
  today: CalendarDay;
  active: GridCell;
  focus: ReturnType<typeof useGridFocus>;
  changes: GridChanges;
  picks: Picks;
  actions: BarActions;
  onDeleteSeveral: () => void;
  /** A key that concerns the view as a whole. Returns whether it does. */
  onViewKey: (key: string) => boolean;
  onSelect: (assignmentId: string | null) => void;
  /** Asks what the number at the active cell is made of. */
  onWhy: (cell: GridCell, anchor: HTMLElement) => void;
}

interface Particular {
  /** The focused assignment, if one is. */
  found: Found | undefined;
  /** The index of an engineer's row, if it is loaded; null if assignments cannot be moved to other rows. */
  rowOf: ((engineerId: string) => number | undefined) | null;
  /** A key that moves the focus. Returns whether it does. */
  onFocusKey: (event: KeyboardEvent) => boolean;
  /** The keys of one of the schedules. Those of the focused assignment come before. */
  own: Record<string, (event: KeyboardEvent) => void>;
}

/** While assignments are taken, keys move them instead of the focus. */
export function onScheduleKey(event: KeyboardEvent, options: ScheduleKeysOptions & Particular): void {
  const isHandled =
    onHeldKey(event, options) || options.changes.keys.onKey(event) || onFreeKey(event, options);
  if (!isHandled) return;
  event.preventDefault();
  event.stopPropagation();
}

type Options = ScheduleKeysOptions & Particular;

function onHeldKey(event: KeyboardEvent, { active, focus, changes, rowOf }: Options): boolean {
  const { moves, several } = changes;
  if (several.isHeld) {
    const moveBy = (_held: string, days: number) => several.moveBy(days);
    onTakenKey(event, 'several', {
      moves: { ...several, moveBy, nextPart: () => {} },
      acrossRows: false,
      putDown: several.putDown,
    });
    return true;
  }
  const taken = moves.proposal;
  if (taken?.by !== 'keys') return false;
  const putDown = ({ to, assignment }: Proposal) => {
    const row = (to === null ? undefined : rowOf?.(to)) ?? active.row;
    if (moves.putDown()) focus.focus({ row, cell: assignment._id });
    else focus.focusAgain();
  };
  onTakenKey(event, taken, { moves, acrossRows: rowOf !== null, putDown });
  return true;
}

function onFreeKey(event: KeyboardEvent, options: Options): boolean {
  const { canvas, today, active, changes, found, own } = options;
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (options.onFocusKey(event)) return true;
  if (onSeveralKey(event, found?.assignment, { ...options, ...changes })) return true;
  if (ctrlKey || metaKey || altKey) return false;
  if (shiftKey && (key === 'PageUp' || key === 'PageDown')) {
    canvas.goTo(pageOfTime(canvas, key === 'PageUp' ? -1 : 1));
    return true;
  }
  if (found && !found.model.isDeleted && changes.nudging.onKey(key, found)) return true;
  if (options.onViewKey(key)) return true;
  const keys: Options['own'] = {
    t: () => canvas.goTo(addColumns(today, 'week', -1)),
    w: () => options.onWhy(active, event.target as HTMLElement),
    ...own,
    ...(found && barKeys(found, options)),
  };
  const handle = keys[key.length === 1 ? key.toLowerCase() : key];
  handle?.(event);
  return handle !== undefined;
}

function barKeys(found: Found, { actions, changes, onSelect }: Options): Options['own'] {
  const { assignment, model } = found;
  const { _id } = assignment;
  return {
    Enter: () => onSelect(_id),
    // Those of a deleted engineer can only be handed over and deleted.
    ...(!model.isDeleted && {
      ' ': () => void changes.moves.take(found, 'whole', 'keys'),
      s: () => actions.command('split', _id),
    }),
    e: () => actions.command('edit', _id),
    F2: () => actions.command('edit', _id),
    m: () => actions.command('move', _id),
    h: () => actions.history(_id),
    Delete: () => actions.command('delete', _id),
  };
}
