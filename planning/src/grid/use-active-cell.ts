import { useState } from 'react';
import type { GridRow, RowList } from '../rows/row-list';
import { type GridCell, HEAD } from './use-grid-focus';

interface ActiveCell extends GridCell {
  /** Where its row was last. */
  index: number;
  /** That row; undefined until it is loaded, null until anything had the focus. */
  of: GridRow | undefined | null;
}

/** The cell that Tab reaches, as it was when the rows were loaded last. To be read before they are: its row stays loaded. */
export const useActiveState = () => useState<ActiveCell>({ row: '', cell: HEAD, index: 0, of: null });

/**
 * The cell that Tab reaches among the rows that there are. It stays with its row when others come or go above, with what
 * that belonged to if it is gone, and otherwise at its position.
 */
export function useActiveCell(
  rows: RowList,
  [active, setActive]: ReturnType<typeof useActiveState>,
): { active: GridCell; onActive: (cell: GridCell) => void } {
  const onActive = ({ row, cell }: GridCell) =>
    setActive({ row, cell, index: rows.indexOf(row) ?? active.index, of: rows.get(row) });
  const { index, cell } = cellNow(rows, active);
  const now = { row: rows.idAt(index), cell };
  const hasMoved = index !== active.index || now.row !== active.row;
  // Until anything had the focus, Tab reaches the first row, whichever that is.
  if (active.of !== null && rows.at(index) && hasMoved) onActive(now);
  return { active: now, onActive };
}

function cellNow(rows: RowList, { row, cell, index, of }: ActiveCell): { index: number; cell: string } {
  if (of === null) return { index, cell };
  const same = of && rows.indexOf(row);
  if (same !== undefined) return { index: same, cell };
  const parent = rows.indexOf(of?.parent);
  // No cell has the ID of a row, so the head stands in for it.
  if (of && parent !== undefined) return { index: parent, cell: of.id };
  if (index < rows.count) return { index, cell };
  // The last row stands in for one after it that is gone, the first for others.
  return { index: index === rows.count ? Math.max(0, rows.count - 1) : 0, cell };
}
