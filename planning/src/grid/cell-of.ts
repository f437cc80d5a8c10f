import type { GridCell } from './use-grid-focus';

/** The cell of the grid that an element is in. */
export function cellOf(target: Element): GridCell | null {
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return cell !== undefined && row !== undefined ? { cell, row: Number(row) } : null;
}
