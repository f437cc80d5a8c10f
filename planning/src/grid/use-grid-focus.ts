import type { CalendarDay } from '@erm/contracts/calendar-day';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { GridRow, RowList } from '../rows/row-list';
import type { PlacedRows } from '../rows/use-placed-rows';
import { cellElement, cellOf } from './cell-of';
import type { GridCanvas } from '../sheet/use-time-canvas';
import { whenFocusIsLost } from './when-focus-is-lost';

/** Cell ID of the row header. */
export const HEAD = 'head';

/** A cell of the grid: the ID of its row, and the cell's own, such as a bar's ID or `HEAD`. */
export interface GridCell {
  row: string;
  cell: string;
}

interface GridFocusOptions {
  grid: RefObject<HTMLElement | null>;
  canvas: GridCanvas;
  placed: PlacedRows;
  rows: RowList;
}

/** Roving tab index of a grid. Scrolling follows the focus. */
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
  /** The day that vertical moves stay at. */
  const column = useRef<CalendarDay | null>(null);
  /** Position of the row last scrolled into view. */
  const revealed = useRef(at);
  /** The element that last had the focus. */
  const focused = useRef<Element | null>(null);

  const focusActive = () => cellElement(grid.current, active)?.focus({ preventScroll: true });
  const reveal = useEffectEvent(() => {
    placed.scrollTo(active.row, 'auto');
    // One row further, so that the next row in this direction is visible.
    placed.scrollTo(rows.idAt(Math.max(0, at + Math.sign(at - revealed.current))), 'auto');
    revealed.current = at;
    const bar = activeBar();
    if (bar) canvas.reveal(bar);
    focusActive();
  });
  // Within the commit that draws the cell, so that nobody meets it without the focus.
  useLayoutEffect(() => {
    if (moves > 0) reveal();
  }, [moves]);
  const onLost = useEffectEvent(focusActive);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    // A loaded row replaces its skeleton, which may have had the focus.
    focused.current = null;
    whenFocusIsLost(onLost);
  });

  const moveTo = (cell: GridCell) => {
    setActive(cell);
    setMoves((times) => times + 1);
  };
  const focus = (cell: GridCell) => {
    column.current = null;
    moveTo(cell);
  };
  const inRow = (by: number) => {
    const all = [HEAD, ...cellsOf(rows.at(at)).map(({ _id }) => _id)];
    const next = Math.max(0, Math.min(all.length - 1, all.indexOf(active.cell) + by));
    focus({ row: active.row, cell: all[next]! });
  };
  /** To the bar of another row that is closest in time, or to its row header. */
  const toRow = (index: number) => {
    const next = Math.max(0, Math.min(count - 1, index));
    const current = activeBar();
    if (current)
      column.current ??=
        canvas.inSight().startDate > current.startDate ? canvas.inSight().startDate : current.startDate;
    const target = current && column.current ? nearestBar(cellsOf(rows.at(next)), column.current) : undefined;
    moveTo({ row: rows.idAt(next), cell: target ?? HEAD });
  };
  const screenOfRows = (): number => {
    const [first, last] = placed.inSight() ?? [0, 0];
    const end = placed.rowAt(Infinity);
    // With all rows in sight, a page is all of them.
    return first === placed.rowAt(0) && last === end ? end + 1 : Math.max(1, last - first - 1);
  };

  return {
    focus,
    /** Keeps the focus on a cell whose ID has changed. */
    follow(ids: ReadonlyMap<string, string>) {
      const cell = ids.get(active.cell);
      if (cell) focus({ row: active.row, cell });
    },
    focusAgain: () => setMoves((times) => times + 1),
    /** How many rows the Page keys move by. */
    screenOfRows,
    /** Tracks focus from other sources, such as the pointer. */
    onFocus({ target }: { target: Element }) {
      const cell = cellOf(target);
      focused.current = target;
      if (!cell || (cell.row === active.row && cell.cell === active.cell)) return;
      column.current = null;
      setActive(cell);
    },
    /** Handles a navigation key; returns false for other keys. */
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
