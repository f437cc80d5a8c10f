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
  /** How many of the list are loaded, from its first one on. */
  loaded: number;
  /** Makes a row visible before its cell is focused. */
  reveal: (place: GridPlace) => void;
  /** Called when a key leads to a row that is not loaded yet. */
  onMissing: () => void;
}

function cellAt(grid: HTMLElement | null, { row, column }: GridPlace): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null;
}

function placeOf(element: Element): GridPlace | null {
  const [row, column] = element.closest('[data-cell]')?.getAttribute('data-cell')?.split(':') ?? [];
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/** Renders nothing again for the same cell. */
const toPlace = (before: GridPlace, next: GridPlace) =>
  before.row === next.row && before.column === next.column ? before : next;

const toAwaited = (_: GridPlace | null, next: GridPlace | null) => next;

/**
 * One tab stop for a grid whose cells carry `data-cell="row:column"`; arrow keys move it. A key that leads to a row that is
 * not loaded moves it once that is.
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
      // Other columns and what is loaded take the place of the cell that had it.
      cellAt(grid.current, current)?.focus({ preventScroll: true });
      return;
    }
    // Its row may be another one now, because others have added or deleted some above.
    const focused = document.activeElement && placeOf(document.activeElement);
    if (focused) goTo(focused);
  });
  useLayoutEffect(() => stayAtFocus());
  const arrive = useEffectEvent(() => {
    if (!awaited) return;
    // The last ones may have been deleted meanwhile.
    const row = within(awaited.row, totals);
    if (isThere(row)) moveTo({ ...awaited, row });
  });
  useLayoutEffect(() => arrive());

  return {
    place: current,
    /** Whether it moves once more rows are loaded. */
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
