import { HEAD } from './use-grid-focus';

/** A row with the cells after its head. */
export interface RowOfCells {
  cells: readonly { _id: string }[];
}

/** The cell of a row that Tab reaches. The head stands in for one that is gone. */
export function reachable({ cells }: RowOfCells, cell: string): string {
  return cells.some(({ _id }) => _id === cell) ? cell : HEAD;
}
