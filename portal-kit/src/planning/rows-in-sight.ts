import { axisHeight } from './Sheet.styles';

/** What is needed of a virtualizer. */
interface PlacedRows {
  getVirtualItemForOffset: (offset: number) => { index: number } | undefined;
}

/** The first and the last row below the axis that are in sight, also if only in part. */
export function rowsInSight(
  { getVirtualItemForOffset }: PlacedRows,
  scroller: HTMLElement,
): [first: number, last: number] {
  const { scrollTop, clientHeight } = scroller;
  const bottom = scrollTop + clientHeight - axisHeight(scroller) - 1;
  return [getVirtualItemForOffset(scrollTop)?.index ?? 0, getVirtualItemForOffset(bottom)?.index ?? 0];
}
