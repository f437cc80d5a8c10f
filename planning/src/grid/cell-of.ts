import type { GridCell } from './use-grid-focus';

/** The grid cell that contains an element. */
export function cellOf(target: Element): GridCell | null {
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return cell !== undefined && row !== undefined ? { cell, row } : null;
}

/** The element of a cell, if drawn. Compares IDs, as a selector would have to escape them. */
export function cellElement(grid: Element | null, { row, cell }: GridCell): HTMLElement | null {
  const cells = grid?.querySelectorAll<HTMLElement>('[data-row] [data-cell]') ?? [];
  const found = Array.from(cells).find((element) => {
    const of = cellOf(element);
    return of?.row === row && of.cell === cell;
  });
  return found ?? null;
}
