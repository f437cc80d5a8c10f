import { useState } from 'react';
import type { GridRow, RowList } from '../rows/row-list';
import { type GridCell, HEAD } from './use-grid-focus';

interface ActiveCell extends GridCell {
  /** Last known position of its row. */
  index: number;
  /** That row; undefined until loaded, null until the grid first had the focus. */
  of: GridRow | undefined | null;
}

/**
 * State of the active cell. Apart from `useActiveCell`, because its row is needed for deciding which rows to load.
 * @param first the cell, and the position of its row, until the grid first has the focus
 */
export const useActiveState = (first = { index: 0, cell: HEAD }) =>
  useState<ActiveCell>({ row: '', of: null, ...first });

/**
 * The active cell among the current rows. It follows its row when others are added or removed above, moves to the parent
 * row if its row is gone, and otherwise stays at its position.
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
  // Until the grid first gets focus, the row at that position is active, even if another row moves there.
  if (active.of !== null && rows.at(index) && hasMoved) onActive(now);
  return { active: now, onActive };
}

function cellNow(rows: RowList, { row, cell, index, of }: ActiveCell): { index: number; cell: string } {
  if (of === null) return { index: Math.max(0, Math.min(index, rows.count - 1)), cell };
  const same = of && rows.indexOf(row);
  if (same !== undefined) return { index: same, cell };
  const parent = rows.indexOf(of?.parent);
  // No cell has the ID of a row, so the row header gets the focus.
  if (of && parent !== undefined) return { index: parent, cell: of.id };
  if (index < rows.count) return { index, cell };
  // Past the end: the last row if only one row went missing, else the first.
  return { index: index === rows.count ? Math.max(0, rows.count - 1) : 0, cell };
}
