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
  rows: number;
  columns: number;
  /** How many rows PageUp and PageDown move. */
  page: number;
  /** Makes a row visible before its cell is focused. */
  reveal: (place: GridPlace) => void;
}

/** The movements of the ARIA grid pattern. */
function move(
  event: KeyboardEvent,
  { row, column }: GridPlace,
  { rows, columns, page }: GridKeys,
): GridPlace | null {
  const isWhole = event.ctrlKey || event.metaKey;
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
      return isWhole ? { row: rows - 1, column: columns - 1 } : { row, column: columns - 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      // Not to the totals below the last row, unless it is there already.
      return { row: row >= rows - 2 ? rows - 1 : Math.min(row + page, rows - 2), column };
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

/** One tab stop for a grid whose cells carry `data-cell="row:column"`; arrow keys move it. */
export function useGridKeys(keys: GridKeys) {
  const { grid, rows, columns, reveal } = keys;
  const [place, goTo] = useReducer(toPlace, { row: 1, column: 1 });
  const current = { row: within(place.row, rows), column: within(place.column, columns) };
  const isMoving = useRef(false);
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

  return {
    place: current,
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.shiftKey) return;
      const next = move(event, current, keys);
      if (!next) return;
      event.preventDefault();
      const target = { row: within(next.row, rows), column: within(next.column, columns) };
      isMoving.current = true;
      reveal(target);
      goTo(target);
    },
    onBlur() {
      hasFocus.current = false;
    },
    onFocus(event: { target: Element }) {
      hasFocus.current = true;
      const focused = placeOf(event.target);
      if (focused) goTo(focused);
    },
  };
}
