import { type GridCell, HEAD, type RowList } from '@erm/planning';
import type { RowModel } from '../model/row-model';

/** The loaded row and cell of `assignment:ID` or `engineer:ID`. Skips deleted engineers, who have no load. */
export function rowNamed(rows: RowList<RowModel>, of: string): (GridCell & { model: RowModel }) | null {
  const [kind, id] = of.split(':');
  for (const [, model] of rows.loaded()) {
    const row = model.id;
    if (model.isDeleted) continue;
    if (kind === 'engineer' && model.id === id) return { row, cell: HEAD, model };
    const bar = kind === 'assignment' && model.assignments.find(({ _id }) => _id === id);
    if (bar) return { row, cell: bar._id, model };
  }
  return null;
}
