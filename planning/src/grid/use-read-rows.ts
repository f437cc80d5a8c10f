import { useState } from 'react';
import { isSameRange, type RowRange } from '../rows/row-tops';

/** Used until the number of rows is known. */
const FIRST_ROWS: RowRange = [0, 1];

/**
 * The rows to read: none until the target's position is known, then only the target until it is visible, then those
 * around the viewport.
 * @param sought the target, from `useBeginning`
 * @param place the query for its position, with a null row if it does not exist
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
    /** Requests other rows, within the row count. */
    want(first: number, last: number, count: number) {
      const from = Math.max(0, first);
      const range: RowRange = [from, Math.max(from, Math.min(count - 1, last))];
      setWanted((before) => (isSameRange(before, range) ? before : range));
    },
  };
}
