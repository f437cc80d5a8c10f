import { useFirstRow } from '@erm/planning';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ROW_PX } from './Availability.styles';
import type { Row } from './cell-texts';
import { stayInPlace } from './stay-in-place';
import type { ListBeginning } from './use-list-beginning';

/**
 * Keeps the first visible engineer in the URL, restores it, and keeps it in place when rows above come or go.
 * @param rows empty until loaded
 */
export function useRowAt(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  beginning: ListBeginning,
): void {
  const last = useRef<{ beginning: ListBeginning; rows: readonly Row[] } | null>(null);
  useLayoutEffect(() => {
    const [current, before] = [scroller.current, last.current];
    if (!current || rows.length === 0) return;
    last.current = { beginning, rows };
    if (before?.beginning.order === beginning.order) return stayInPlace(current, before.rows, rows);
    const row = rows.findIndex(({ engineer }) => engineer._id === beginning.at);
    const isElsewhere = before !== null && current.scrollTop !== 0;
    if (row > 0 || isElsewhere) current.scrollTo({ top: Math.max(0, row) * ROW_PX });
  }, [scroller, rows, beginning]);
  useFirstRow(
    () => scroller.current,
    ({ scrollTop }) => {
      const first = Math.floor(scrollTop / ROW_PX);
      return first > 0 ? rows[first]?.engineer._id : undefined;
    },
  );
}
