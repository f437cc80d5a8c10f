import { type GridCell, HEAD } from '@erm/planning';
import { useState } from 'react';
import type { TreeRow } from './tree-rows';

interface Named extends GridCell {
  /** The row and the project that it belongs to, by name. */
  key: string | undefined;
  project: number;
}

/** The cell that Tab reaches. It stays with its row when rows above open or close, or with the project if the row is gone. */
export function useActiveRow(rows: readonly TreeRow[]) {
  const [active, setActive] = useState<Named>({ row: 0, cell: HEAD, key: undefined, project: 0 });
  const onActive = (cell: GridCell) => {
    const row = rows[cell.row];
    setActive({ ...cell, key: row?.key, project: row?.project ?? 0 });
  };
  if (active.key !== undefined && rows.length > 0 && rows[active.row]?.key !== active.key) {
    const same = rows.findIndex(({ key }) => key === active.key);
    const parent = rows.findIndex(({ project }) => project === active.project);
    // No row has a cell of that name, so that the head of the project stands in for it.
    onActive(same < 0 ? { row: Math.max(0, parent), cell: active.key } : { row: same, cell: active.cell });
  }
  return { active, onActive };
}
