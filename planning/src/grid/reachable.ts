import type { GridRow } from '../rows/row-list';
import { HEAD } from './use-grid-focus';

/** The cell of a row in the tab order: the given one, or the row header if it is gone. */
export function reachable({ cells }: Pick<GridRow, 'cells'>, cell: string): string {
  return cells.some(({ _id }) => _id === cell) ? cell : HEAD;
}
