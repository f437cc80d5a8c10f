import { axisHeight } from './Sheet.styles';

interface PlacedRows {
  /** The index of the row at an offset from the first one, in px. */
  rowAt: (offset: number) => number;
}

/** The first and the last row below the axis that are in sight, also if only in part. */
export function rowsInSight({ rowAt }: PlacedRows, scroller: HTMLElement): [first: number, last: number] {
  const { scrollTop, clientHeight } = scroller;
  const bottom = scrollTop + clientHeight - axisHeight(scroller) - 1;
  return [rowAt(scrollTop), rowAt(bottom)];
}
