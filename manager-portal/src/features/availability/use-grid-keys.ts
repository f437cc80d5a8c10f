import {
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** A cell by row and column. Row 0 has the column headers, column 0 the row headers. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridKeys {
  grid: RefObject<HTMLElement | null>;
  /** All rows: the column headers, those of the list, and below them the totals. */
  rows: number;
  /** How many of the list are loaded, from its first one on. */
  loaded: number;
  columns: number;
  /** How many rows PageUp and PageDown move. */
  page: number;
  /** Makes a row visible before its cell is focused. */
  reveal: (place: GridPlace) => void;
  /** Called when a key leads to a row that is not loaded yet. */
  onMissing: () => void;
}

/** The movements of the ARIA grid pattern. */
function move(
  event: KeyboardEvent,
  { row, column }: GridPlace,
  { rows, columns, page }: GridKeys,
): GridPlace | null {
  const isWhole = event.ctrlKey || event.metaKey;
  // Not to the totals below the last row, unless it is there already.
  const downTo = (wanted: number) => (row >= rows - 2 ? rows - 1 : Math.min(wanted, rows - 2));
  switch (event.key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'Home':
      return isWhole ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return isWhole ? { row: downTo(rows), column: columns - 1 } : { row, column: columns - 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: downTo(row + page), column };
    default:
      return null;
  }
}

const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));

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
