import { AXIS_PX } from './Sheet.styles';

/** What is needed of a virtualizer. */
interface PlacedRows {
  getVirtualItemForOffset: (offset: number) => { index: number } | undefined;
}

/** The first and the last row below the axis that are in sight, also if only in part. */
export function rowsInSight(
  { getVirtualItemForOffset }: PlacedRows,
  { scrollTop, clientHeight }: HTMLElement,
): [first: number, last: number] {
  const bottom = scrollTop + clientHeight - AXIS_PX - 1;
  return [getVirtualItemForOffset(scrollTop)?.index ?? 0, getVirtualItemForOffset(bottom)?.index ?? 0];
}
