import { useFirstRow } from '@erm/portal-kit/planning';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ROW_PX } from './Availability.styles';
import type { Row } from './cell-texts';

/**
 * Keeps the first engineer in sight in the URL, and begins with the one that was there before a reload or Back.
 * @param beginsAt the ID of that engineer
 */
export function useRowAt(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  beginsAt: string | undefined,
): void {
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    if (hasBegun.current || rows.length === 0) return;
    hasBegun.current = true;
    const row = rows.findIndex(({ engineer }) => engineer._id === beginsAt);
    if (row > 0) scroller.current?.scrollTo({ top: row * ROW_PX });
  }, [scroller, rows, beginsAt]);
  useFirstRow(
    () => scroller.current,
    ({ scrollTop }) => {
      const first = Math.floor(scrollTop / ROW_PX);
      return first > 0 ? rows[first]?.engineer._id : undefined;
    },
  );
}
