import type { GridCell } from './use-grid-focus';

/** The cell of the grid that an element is in. */
export function cellOf(target: Element): GridCell | null {
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return cell !== undefined && row !== undefined ? { cell, row } : null;
}

/** The element of a cell, if it is drawn. Not by a selector, which would have to escape IDs. */
export function cellElement(grid: Element | null, { row, cell }: GridCell): HTMLElement | null {
  const cells = grid?.querySelectorAll<HTMLElement>('[data-row] [data-cell]') ?? [];
  const found = Array.from(cells).find((element) => {
    const of = cellOf(element);
    return of?.row === row && of.cell === cell;
  });
  return found ?? null;
}
