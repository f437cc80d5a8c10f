import type { CalendarDay } from '@erm/contracts/calendar-day';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { GridRow, RowList } from '../rows/row-list';
import type { PlacedRows } from '../rows/use-placed-rows';
import { cellElement, cellOf } from './cell-of';
import type { TimeCanvas } from '../sheet/use-time-canvas';
import { whenFocusIsLost } from './when-focus-is-lost';

/** The cell at the start of every row, as opposed to those of its bars. */
export const HEAD = 'head';

/** A cell of the grid: the ID of its row, and the bar's ID or `HEAD`. */
export interface GridCell {
  row: string;
  cell: string;
}

interface GridFocusOptions {
  grid: RefObject<HTMLElement | null>;
  canvas: TimeCanvas;
  placed: PlacedRows;
  rows: RowList;
}

/** The one cell of the grid that Tab reaches, and moving it. Scrolling follows the focus. */
export function useGridFocus(
  active: GridCell,
  setActive: (cell: GridCell) => void,
  options: GridFocusOptions,
) {
  const { grid, canvas, placed, rows } = options;
  const { count } = rows;
  const at = rows.indexOf(active.row) ?? 0;
  const cellsOf = (row: GridRow | undefined) => row?.cells ?? [];
  const activeBar = () => cellsOf(rows.at(at)).find(({ _id }) => _id === active.cell);
  const [moves, setMoves] = useState(0);
  /** The day that vertical moves keep to. */
  const column = useRef<CalendarDay | null>(null);
  /** Where the row is that was scrolled into view last. */
  const revealed = useRef(at);
  /** What had the focus last. */
  const focused = useRef<Element | null>(null);

  const focusActive = () => cellElement(grid.current, active)?.focus({ preventScroll: true });
  const reveal = useEffectEvent(() => {
    // With the next row of that direction, so that you see where the focus can go on to.
    const ahead = at + Math.sign(at - revealed.current);
    placed.scrollTo(rows.idAt(Math.max(0, Math.min(count - 1, ahead))), 'auto');
    revealed.current = at;
    const bar = activeBar();
    if (bar) canvas.reveal(bar);
    focusActive();
  });
  useEffect(() => {
    if (moves > 0) reveal();
  }, [moves]);
  const onLost = useEffectEvent(focusActive);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    // A row that has been loaded takes the place of the one that stood for it, also as to the focus.
    focused.current = null;
    whenFocusIsLost(onLost);
  });

  const focus = (cell: GridCell) => {
    setActive(cell);
    setMoves((times) => times + 1);
  };
  const inRow = (by: number) => {
    const all = [HEAD, ...cellsOf(rows.at(at)).map(({ _id }) => _id)];
    const next = Math.max(0, Math.min(all.length - 1, all.indexOf(active.cell) + by));
    column.current = null;
    focus({ row: active.row, cell: all[next]! });
  };
  /** To the bar of another row that is nearest in time, or its head if it has none. */
  const toRow = (index: number) => {
    const next = Math.max(0, Math.min(count - 1, index));
    const current = activeBar();
    if (current)
      column.current ??=
        canvas.inSight().startDate > current.startDate ? canvas.inSight().startDate : current.startDate;
    const target = current && column.current ? nearestBar(cellsOf(rows.at(next)), column.current) : undefined;
    focus({ row: rows.idAt(next), cell: target ?? HEAD });
  };
  const screenOfRows = () => {
    const [first, last] = placed.inSight ?? [0, 0];
    return Math.max(1, last - first - 1);
  };

  return {
    focus,
    /** Goes on with a cell that has another ID now, if it is the one that has the focus. */
    follow(ids: ReadonlyMap<string, string>) {
      const cell = ids.get(active.cell);
      if (cell) focus({ row: active.row, cell });
    },
    focusAgain: () => setMoves((times) => times + 1),
    /** Follows a focus that came otherwise, such as by pointer. */
    onFocus({ target }: { target: Element }) {
      const cell = cellOf(target);
      focused.current = target;
      if (cell && (cell.row !== active.row || cell.cell !== active.cell)) setActive(cell);
    },
    /** Moves the focus by a key of a grid; false for other keys. */
    onKey({
      key,
      ctrlKey,
      metaKey,
      shiftKey,
    }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
      const withCtrl = ctrlKey || metaKey;
      if (shiftKey) return false;
      const moves: Record<string, () => void> = withCtrl
        ? { Home: () => toRow(0), End: () => toRow(count - 1) }
        : {
            ArrowLeft: () => inRow(-1),
            ArrowRight: () => inRow(1),
            ArrowUp: () => toRow(at - 1),
            ArrowDown: () => toRow(at + 1),
            Home: () => inRow(-Infinity),
            End: () => inRow(Infinity),
            PageUp: () => toRow(at - screenOfRows()),
            PageDown: () => toRow(at + screenOfRows()),
          };
      const move = moves[key];
      if (!move) return false;
      move();
      return true;
    },
  };
}

function nearestBar(bars: GridRow['cells'], day: CalendarDay): string | undefined {
  const distance = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    startDate > day
      ? Date.parse(startDate) - Date.parse(day)
      : Math.max(0, Date.parse(day) - Date.parse(endDate));
  return [...bars].sort((a, b) => distance(a) - distance(b))[0]?._id;
}
