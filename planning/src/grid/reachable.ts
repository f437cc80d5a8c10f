import { type GridCell, HEAD } from './use-grid-focus';

/** A row with the cells after its head. */
export interface RowOfCells {
  cells: readonly { _id: string }[];
}

/** The cell of a row that Tab reaches. The head stands in for one that is gone. */
export function reachable({ cells }: RowOfCells, cell: string): string {
  return cells.some(({ _id }) => _id === cell) ? cell : HEAD;
}

/** A cell in one of the rows that there are: the last row stands in for one after it that is gone, the first for others. */
export function inRows({ row, cell }: GridCell, count: number): GridCell {
  if (row < count) return { row, cell };
  return { row: row === count ? Math.max(0, count - 1) : 0, cell };
}
