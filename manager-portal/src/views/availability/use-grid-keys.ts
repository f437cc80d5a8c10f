import {
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { move, within, type GridPlace, type GridSize } from './grid-moves';

interface GridKeys extends GridSize {
  grid: RefObject<HTMLElement | null>;
  /** Number of loaded rows, from the first one on. */
  loaded: number;
  /** Scrolls to a row before its cell is focused. */
  reveal: (place: GridPlace) => void;
  /** Called when a key moves to a row that is not loaded yet. */
  onMissing: () => void;
}

function cellAt(grid: HTMLElement | null, { row, column }: GridPlace): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null;
}

function placeOf(element: Element): GridPlace | null {
  const [row, column] = element.closest('[data-cell]')?.getAttribute('data-cell')?.split(':') ?? [];
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/** Avoids renders for the same cell. */
const toPlace = (before: GridPlace, next: GridPlace) =>
  before.row === next.row && before.column === next.column ? before : next;

const toAwaited = (_: GridPlace | null, next: GridPlace | null) => next;

/**
 * Roving tab index for a grid whose cells have `data-cell="row:column"`. A move to a row that is not loaded takes effect once
 * it is.
 */
export function useGridKeys(keys: GridKeys) {
  const { grid, rows, loaded, columns, reveal, onMissing } = keys;
  const [place, goTo] = useReducer(toPlace, { row: 1, column: 1 });
  const [awaited, waitFor] = useReducer(toAwaited, null);
  const totals = rows - 1;
  const current = {
    row: place.row >= totals ? totals : within(place.row, loaded + 1),
    column: within(place.column, columns),
  };
  const isMoving = useRef(false);
  const moveTo = (target: GridPlace) => {
    isMoving.current = true;
    waitFor(null);
    reveal(target);
    goTo(target);
  };
  const isThere = (row: number) => row <= loaded || row === totals;
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    cellAt(grid.current, place)?.focus({ preventScroll: true });
  }, [grid, place]);
  const hasFocus = useRef(false);
  const stayAtFocus = useEffectEvent(() => {
    if (!hasFocus.current) return;
    if (document.activeElement === document.body) {
      // The focused cell may have been replaced by other columns or by loaded rows.
      cellAt(grid.current, current)?.focus({ preventScroll: true });
      return;
    }
    // Its row may have moved, because rows above were added or deleted.
    const focused = document.activeElement && placeOf(document.activeElement);
    if (focused) goTo(focused);
  });
  useLayoutEffect(() => stayAtFocus());
  const arrive = useEffectEvent(() => {
    if (!awaited) return;
    // The last rows may have been deleted meanwhile.
    const row = within(awaited.row, totals);
    if (isThere(row)) moveTo({ ...awaited, row });
  });
  useLayoutEffect(() => arrive());

  return {
    place: current,
    /** Whether a move is waiting for more rows. */
    isAwaiting: awaited !== null,
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.shiftKey) return;
      const next = move(event, current, keys);
      if (!next) return;
      event.preventDefault();
      const target = { row: within(next.row, rows), column: within(next.column, columns) };
      if (isThere(target.row)) return moveTo(target);
      waitFor(target);
      onMissing();
    },
    onBlur() {
      hasFocus.current = false;
      waitFor(null);
    },
    onFocus(event: { target: Element }) {
      hasFocus.current = true;
      waitFor(null);
      const focused = placeOf(event.target);
      if (focused) goTo(focused);
    },
  };
}
