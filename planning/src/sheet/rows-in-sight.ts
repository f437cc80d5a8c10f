import { axisHeight } from './Sheet.styles';

interface PlacedRows {
  /** Index of the row at an offset from the first one, in px. */
  rowAt: (offset: number) => number;
  /** Height of what covers rows at the bottom of the scroller, in px. */
  below: number;
}

/** Indexes of the first and last row that are at least partly visible below the axis. */
export function rowsInSight(
  { rowAt, below }: PlacedRows,
  scroller: HTMLElement,
): [first: number, last: number] {
  const { scrollTop, clientHeight } = scroller;
  const bottom = scrollTop + clientHeight - axisHeight(scroller) - below - 1;
  return [rowAt(scrollTop), rowAt(bottom)];
}
