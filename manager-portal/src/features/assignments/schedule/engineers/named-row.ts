import { type GridCell, HEAD, type RowList } from '@erm/planning';
import type { RowModel } from '../model/row-model';

/** The loaded row that `assignment:ID` or `engineer:ID` is in, and its cell. Not of a deleted engineer, who has no load. */
export function rowNamed(rows: RowList<RowModel>, of: string): (GridCell & { model: RowModel }) | null {
  const [kind, id] = of.split(':');
  for (const [row, model] of rows.loaded()) {
    if (model.isDeleted) continue;
    if (kind === 'engineer' && model.id === id) return { row, cell: HEAD, model };
    const bar = kind === 'assignment' && model.assignments.find(({ _id }) => _id === id);
    if (bar) return { row, cell: bar._id, model };
  }
  return null;
}

/** The element of a cell if it is drawn. */
export function cellElement(grid: HTMLElement | null, { row, cell }: GridCell): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell="${cell}"]`) ?? null;
}
