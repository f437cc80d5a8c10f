import { addColumns } from '@erm/contracts/time-columns';
import { type GridCell, onTakenKey, pageOfTime, type useGridFocus } from '@erm/planning';
import type { Found } from '../model/found';
import { onPickKey } from '../picks/pick-keys';
import type { GridView } from '../bars/grid-view';
import type { Nudge } from '../change/nudge';
import type { Changes } from '../change/use-changes';
import type { KeyPress } from '../model/key-press';

/** Keys shared by both schedules. */
export interface ScheduleKeysOptions {
  view: GridView;
  active: GridCell;
  focus: ReturnType<typeof useGridFocus>;
  changes: Changes;
  /** Opens Why for the active cell. */
  onWhy: (cell: GridCell, anchor: HTMLElement) => void;
}

interface Particular {
  /** The focused assignment, if any. */
  found: Found | undefined;
  /** Whether assignments can move to other rows, which is the case if rows are engineers. */
  movesRows: boolean;
  /** Handles keys that move the focus. Returns whether it did. */
  onFocusKey: (press: KeyPress) => boolean;
  /** Keys of one schedule; keys of the focused assignment take precedence. */
  own: Record<string, (press: KeyPress) => void>;
}

/** Handles a key; while assignments are held, keys move them instead of the focus. Returns whether it was handled. */
export function onScheduleKey(press: KeyPress, options: Options): boolean {
  return onHeldKey(press, options) || onFreeKey(press, options);
}

type Options = ScheduleKeysOptions & Particular;

function onHeldKey(press: KeyPress, { active, focus, changes, movesRows }: Options): boolean {
  const { run, state } = changes;
  const { phase } = state;
  if (phase.is !== 'held' || phase.by !== 'keys') return false;
  const [only] = phase.changes.length === 1 ? phase.changes : [];
  onTakenKey(press, {
    moveBy: (days, rows) => run(({ holding }) => holding.moveBy(days, rows)),
    nextPart: () => run(({ holding }) => holding.nextPart()),
    putBack: () => run((controller) => controller.putBack()),
    acrossRows: movesRows && only !== undefined,
    putDown() {
      const isSaved = run(({ holding }) => holding.putDown());
      if (isSaved && only) {
        const row = (movesRows && only.to) || active.row;
        focus.focus({ row, cell: only.assignment._id });
      } else if (only) focus.focusAgain();
    },
  });
  return true;
}

function onFreeKey(press: KeyPress, options: Options): boolean {
  const { view, active, changes, found, own } = options;
  const { canvas } = view;
  const { key, shiftKey, ctrlKey, metaKey, altKey } = press;
  if (options.onFocusKey(press)) return true;
  if (onPickKey(press, found, view, changes)) return true;
  if (ctrlKey || metaKey || altKey) return false;
  if (shiftKey && (key === 'PageUp' || key === 'PageDown')) {
    canvas.goTo(pageOfTime(canvas, key === 'PageUp' ? -1 : 1));
    return true;
  }
  const by = nudgeOf(key);
  if (by && found && !found.model.isDeleted) {
    changes.begin(({ nudging }) => nudging.nudge(found, by));
    return true;
  }
  if (view.onViewKey(key)) return true;
  const keys: Options['own'] = {
    t: () => canvas.goTo(addColumns(view.today, 'week', -1)),
    w: () => options.onWhy(active, press.target as HTMLElement),
    ...own,
    ...(found && barKeys(found, options)),
  };
  const handle = keys[key.length === 1 ? key.toLowerCase() : key];
  handle?.(press);
  return handle !== undefined;
}

function barKeys(found: Found, { view, changes }: Options): Options['own'] {
  const { actions, onSelect } = view;
  const { assignment, model } = found;
  const { _id } = assignment;
  return {
    Enter: () => onSelect(_id),
    // Assignments of deleted engineers can only be handed over or deleted.
    ...(!model.isDeleted && {
      ' ': () => void changes.begin((controller) => controller.take(found, 'whole', 'keys')),
      s: () => actions.command('split', _id),
    }),
    e: () => actions.command('edit', _id),
    F2: () => actions.command('edit', _id),
    m: () => actions.command('move', _id),
    h: () => actions.history(_id),
    Delete: () => actions.command('delete', _id),
  };
}

/** With Shift, the brackets move an end later instead of earlier. US keyboards name them by what Shift types. */
export function nudgeOf(key: string): Nudge | undefined {
  const nudges: Record<string, Nudge> = {
    '[': { end: 'start', days: -1 },
    '{': { end: 'start', days: 1 },
    ']': { end: 'end', days: -1 },
    '}': { end: 'end', days: 1 },
    '-': { steps: -1 },
    '+': { steps: 1 },
    '=': { steps: 1 },
  };
  return nudges[key];
}
