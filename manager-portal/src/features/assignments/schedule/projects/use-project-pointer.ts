import { type GridCell, HEAD } from '@erm/planning';
import { useBarPointer, type BarPointerOptions } from '../bars/use-bar-pointer';
import type { TreeRow } from './tree-rows';

interface ProjectPointerOptions extends Omit<BarPointerOptions, 'targets' | 'onOther'> {
  rows: readonly TreeRow[];
  onToggle: (row: number, open: boolean) => void;
  /** Finds people for an open place. Other cells lead nowhere. */
  onFindPeople: (row: number, cell: string) => void;
  onWhy: (cell: GridCell, anchor: HTMLElement) => void;
}

/** What the pointer does in the schedule by project: also opening projects, and what leads on from their rows. */
export function useProjectPointer({ rows, onToggle, onFindPeople, onWhy, ...bars }: ProjectPointerOptions) {
  return useBarPointer({
    ...bars,
    targets: null,
    onOther(cell, target) {
      const row = rows[cell.row];
      const asked = target.closest('[data-why]')?.closest<HTMLElement>('[data-cell]');
      if (asked) onWhy(cell, asked);
      else if (cell.cell !== HEAD) onFindPeople(cell.row, cell.cell);
      else if (row?.kind === 'project') onToggle(cell.row, !row.isOpen);
    },
  });
}
