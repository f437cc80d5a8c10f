import { type GridCell, HEAD, type RowList } from '@erm/planning';
import { useBarPointer, type BarPointerOptions } from '../bars/use-bar-pointer';
import type { ProjectRow, TreeRow } from './tree-rows';

interface ProjectPointerOptions extends Omit<BarPointerOptions, 'targets' | 'onOther'> {
  rows: RowList<TreeRow>;
  onToggle: (row: ProjectRow) => void;
  /** Finds people for an open place; ignores other cells. */
  onFindPeople: (row: TreeRow | undefined, cell: string) => void;
  onWhy: (cell: GridCell, anchor: HTMLElement) => void;
}

/** Pointer handling of the schedule by project, including opening projects, Why, and finding people. */
export function useProjectPointer({ rows, onToggle, onFindPeople, onWhy, ...bars }: ProjectPointerOptions) {
  return useBarPointer({
    ...bars,
    targets: null,
    onOther(cell, target) {
      const row = rows.get(cell.row);
      const asked = target.closest('[data-why]')?.closest<HTMLElement>('[data-cell]');
      if (asked) onWhy(cell, asked);
      else if (cell.cell !== HEAD) onFindPeople(row, cell.cell);
      else if (row?.kind === 'project') onToggle(row);
    },
  });
}
