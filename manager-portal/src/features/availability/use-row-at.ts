import { useFirstRow } from '@erm/portal-kit/planning';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ROW_PX } from './Availability.styles';
import type { Row } from './cell-texts';
import type { ListBeginning } from './use-list-beginning';

/**
 * Keeps the first engineer in sight in the URL, and begins with the one that it named.
 * @param rows those to begin in; empty until they are loaded
 */
export function useRowAt(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  beginning: ListBeginning,
): void {
  const begun = useRef<ListBeginning | null>(null);
  useLayoutEffect(() => {
    if (begun.current === beginning || rows.length === 0) return;
    const isSortedAgain = begun.current !== null;
    begun.current = beginning;
    const row = rows.findIndex(({ engineer }) => engineer._id === beginning.at);
    const isElsewhere = isSortedAgain && scroller.current?.scrollTop !== 0;
    if (row > 0 || isElsewhere) scroller.current?.scrollTo({ top: Math.max(0, row) * ROW_PX });
  }, [scroller, rows, beginning]);
  useFirstRow(
    () => scroller.current,
    ({ scrollTop }) => {
      const first = Math.floor(scrollTop / ROW_PX);
      return first > 0 ? rows[first]?.engineer._id : undefined;
    },
  );
}
