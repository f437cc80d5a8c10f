import type { ReactNode } from 'react';

/** One column: what stands in its header and how a row's cell is made. */
export interface Column<Row> {
  /** Tells the columns apart; `Sort.column` names one by it. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the header a button that asks for another order. */
  sortable?: boolean;
  /** Numbers stand at the end, under a header that does so too. */
  align?: 'start' | 'end';
  /** CSS width that the column has at least; what is left over is shared out by content. */
  width?: string;
  /** For dates and other short texts that a line break would pull apart. */
  nowrap?: boolean;
  /** The cell that names its row; on phones it is the block's first line. */
  rowHeader?: boolean;
  /** On phones: a line of its own (the rule), or the first or second half of one. */
  phonePlace?: 'full' | 'start' | 'end';
  /** False where the cell speaks for itself on phones; otherwise the header stands before it. */
  phoneLabel?: boolean;
}

/** The column and direction that the rows come in; ordering them is the caller's part. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What pressing a header asks for: its column ascending, or the other direction if it leads already. */
export function nextSort(current: Sort | undefined, column: string): Sort {
  const turns = current?.column === column && current.direction === 'ascending';
  return { column, direction: turns ? 'descending' : 'ascending' };
}
