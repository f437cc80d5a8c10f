import { useState } from 'react';
import { isSameRange, type RowRange } from '../rows/row-tops';

/** Used until the number of rows is known. */
const FIRST_ROWS: RowRange = [0, 1];

/**
 * The rows to read: none until the position of what is sought is known, then only that row until it is visible, and then
 * those around what is in sight.
 * @param sought as of `useBeginning`
 * @param place the query for its position, with a null row if there is none
 */
export function useReadRows(
  sought: string | null,
  place: { data: { row: number | null } | undefined; isError: boolean },
) {
  const [wanted, setWanted] = useState(FIRST_ROWS);
  const isFinding = sought !== null && !place.data && !place.isError;
  const start = sought === null ? null : (place.data?.row ?? null);
  const read: RowRange = start === null ? wanted : [start, start];
  return {
    read: isFinding ? null : read,
    /** Wants other rows, as far as there are any. */
    want(first: number, last: number, count: number) {
      const from = Math.max(0, first);
      const range: RowRange = [from, Math.max(from, Math.min(count - 1, last))];
      setWanted((before) => (isSameRange(before, range) ? before : range));
    },
  };
}
