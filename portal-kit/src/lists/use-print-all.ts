import { useEffect, useEffectEvent, useRef } from 'react';
import { isPrintKey, MAX_PRINTED_ROWS } from './printing';
import type { List } from './use-list';

type PrintedList = Pick<List<unknown>, 'showMore' | 'loadingMore' | 'moreFailed'> & {
  rows: { length: number };
};

/**
 * Loads the rest of a list before Ctrl+P prints it. Printing from the browser's menu cannot wait, so it prints only
 * what is loaded.
 */
export function usePrintAll({ rows, showMore, loadingMore, moreFailed }: PrintedList): void {
  const isPreparing = useRef(false);
  const isMissing = showMore !== undefined && rows.length < MAX_PRINTED_ROWS;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isMissing || event.defaultPrevented || !isPrintKey(event)) return;
    event.preventDefault();
    isPreparing.current = true;
    if (!loadingMore) showMore();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const goOn = useEffectEvent(() => {
    if (!isPreparing.current || loadingMore) return;
    if (isMissing && !moreFailed) {
      showMore();
      return;
    }
    isPreparing.current = false;
    // That it failed is said, and it can be tried again.
    if (!moreFailed) window.print();
  });
  useEffect(() => goOn(), [rows.length, loadingMore, moreFailed]);
}
