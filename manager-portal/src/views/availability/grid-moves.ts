import type { KeyboardEvent } from 'react';

/** A cell by row and column. Row 0 is the column headers, column 0 the row headers. */
export interface GridPlace {
  row: number;
  column: number;
}

/** Dimensions of a grid. */
export interface GridSize {
  /** All rows: the column headers, those of the list, and below them the totals. */
  rows: number;
  columns: number;
  /** Rows per PageUp or PageDown. */
  page: number;
}

/** Target of a key by the ARIA grid pattern, possibly beyond the edges; null for other keys. */
export function move(
  event: KeyboardEvent,
  { row, column }: GridPlace,
  { rows, columns, page }: GridSize,
): GridPlace | null {
  const isWhole = event.ctrlKey || event.metaKey;
  // Stops at the last row, above the totals, unless already there.
  const downTo = (wanted: number) => (row >= rows - 2 ? rows - 1 : Math.min(wanted, rows - 2));
  switch (event.key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'Home':
      return isWhole ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return isWhole ? { row: downTo(rows), column: columns - 1 } : { row, column: columns - 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: downTo(row + page), column };
    default:
      return null;
  }
}

/** Clamps an index to a size. */
export const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));
