import type { GridRow } from '../rows/row-list';
import { HEAD } from './use-grid-focus';

/** The cell of a row that Tab reaches. The head stands in for one that is gone. */
export function reachable({ cells }: Pick<GridRow, 'cells'>, cell: string): string {
  return cells.some(({ _id }) => _id === cell) ? cell : HEAD;
}
