import { useState } from 'react';
import type { GridRow, RowList } from '../rows/row-list';
import { type GridCell, HEAD } from './use-grid-focus';

interface ActiveCell extends GridCell {
  /** The row that it is in; undefined until that is loaded, null until anything had the focus. */
  of: GridRow | undefined | null;
}

/** The cell that Tab reaches, as it was when the rows were loaded last. To be read before they are: its row stays loaded. */
export const useActiveState = () => useState<ActiveCell>({ row: 0, cell: HEAD, of: null });

/**
 * The cell that Tab reaches among the rows that there are. It stays with its row when others come or go above, with what
 * that belonged to if it is gone, and otherwise at its position.
 */
export function useActiveCell(
  rows: RowList,
  [active, setActive]: ReturnType<typeof useActiveState>,
): { active: GridCell; onActive: (cell: GridCell) => void } {
  const onActive = ({ row, cell }: GridCell) => setActive({ row, cell, of: rows.at(row) });
  const now = cellNow(rows, active);
  const row = rows.at(now.row);
  const hasMoved = now.row !== active.row || row?.id !== active.of?.id;
  // Until anything had the focus, Tab reaches the first row, whichever that is.
  if (active.of !== null && row && hasMoved) onActive(now);
  return { active: now, onActive };
}

function cellNow(rows: RowList, { row, cell, of }: ActiveCell): GridCell {
  if (of === null) return { row, cell };
  const same = rows.indexOf(of?.id);
  if (same !== undefined) return { row: same, cell };
  const parent = rows.indexOf(of?.parent);
  // No cell has the ID of a row, so the head stands in for it.
  if (of && parent !== undefined) return { row: parent, cell: of.id };
  if (row < rows.count) return { row, cell };
  // The last row stands in for one after it that is gone, the first for others.
  return { row: row === rows.count ? Math.max(0, rows.count - 1) : 0, cell };
}
