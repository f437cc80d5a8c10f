import type { ReactNode } from 'react';

/** A column: its header and how a row's cell is rendered. */
export interface Column<Row> {
  /** Unique column id, referenced by `Sort.column`. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the header a sort button. */
  sortable?: boolean;
  /** Use `end` for numbers; applies to the header as well. */
  align?: 'start' | 'end';
  /**
   * Its part of the table's width, in percent, whatever is in it: a `CutText`. Columns without a share are as wide as their
   * content, so leave room for them.
   */
  share?: number;
  /** Minimum CSS width; remaining space is distributed by content. */
  width?: string;
  /** Prevents wrapping, for dates and other short values. */
  nowrap?: boolean;
  /** The cell that identifies the row; on phones it's the first line of the block. */
  rowHeader?: boolean;
  /** Left out where a folded side bar says that there is little room (1024–1279 px). */
  dropped?: boolean;
  /** Position on phones: a full line (the default), or the first or second half of a line. */
  phonePlace?: 'full' | 'start' | 'end';
  /** Whether to show the header before the cell on phones. False when the value is self-explanatory. */
  phoneLabel?: boolean;
}

/** The column and direction the rows are sorted by. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The sort order after clicking a header: ascending, or reversed if already sorted by that column. */
export function nextSort(current: Sort | undefined, column: string): Sort {
  const turns = current?.column === column && current.direction === 'ascending';
  return { column, direction: turns ? 'descending' : 'ascending' };
}
