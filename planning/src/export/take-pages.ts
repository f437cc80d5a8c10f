import { axisHeight } from '../sheet/Sheet.styles';
import { MAX_PRINTED_ROWS } from '@erm/portal-kit';
import { snapshot } from './snapshot';

export interface Pages {
  /** Copies of the scroller, each with its head, from the first row to the last. */
  sheets: HTMLElement[];
  /** Whether there are more rows than that. */
  isCutOff: boolean;
}

interface Options {
  scroller: HTMLElement;
  /** Resolves once everything in sight is drawn. */
  settled: () => Promise<void>;
}

/**
 * Takes everything that can be scrolled to, because rows are only drawn and loaded where you look: each page begins with
 * the first row that was not whole on the one before. Then scrolls back.
 */
export async function takePages({ scroller, settled }: Options): Promise<Pages> {
  const before = scroller.scrollTop;
  // Below the last row, so that every row can be the first one in sight.
  const room = document.createElement('div');
  room.style.blockSize = `${scroller.clientHeight}px`;
  const sheets: HTMLElement[] = [];
  const printed = new Set<string>();
  try {
    scroller.append(room);
    scroller.scrollTop = 0;
    for (;;) {
      await settled();
      const { whole, cut, next, isEnd } = rowsIn(scroller);
      sheets.push(
        snapshot(scroller, (original, { style }) => {
          if (cut.has(original)) style.visibility = 'hidden';
        }),
      );
      whole.forEach((row) => printed.add(row.getAttribute('aria-rowindex') ?? ''));
      if (isEnd || printed.size >= MAX_PRINTED_ROWS) return { sheets, isCutOff: !isEnd };
      scroller.scrollTop = next;
    }
  } finally {
    room.remove();
    scroller.scrollTop = before;
  }
}

/** The rows that are whole and those that are cut at the end of what is in sight, and where the next page begins. */
function rowsIn(scroller: HTMLElement) {
  const { top } = scroller.getBoundingClientRect();
  const rows = [...scroller.querySelectorAll<HTMLElement>('[role=row]')];
  const boxOf = (row: HTMLElement) => row.getBoundingClientRect();
  const [sticky, moving] = [rows.filter(isSticky), rows.filter((row) => !isSticky(row))];
  const head = top + axisHeight(scroller);
  const end = Math.min(
    top + scroller.clientHeight,
    ...sticky.map((row) => boxOf(row).top).filter((rowTop) => rowTop > head),
  );
  const inSight = moving.filter((row) => boxOf(row).bottom > head + 1 && boxOf(row).top < end);
  const whole = inSight.filter((row) => boxOf(row).bottom <= end + 1);
  const last = Math.max(head, ...whole.map((row) => boxOf(row).bottom));
  // A row that is higher than a page goes on on the next one.
  const isTooHigh = whole.length === 0 && inSight.length > 0;
  const cut = new Set(isTooHigh ? [] : inSight.filter((row) => !whole.includes(row)));
  const next = Math.round(scroller.scrollTop + (isTooHigh ? end : last) - head);
  // Rows beyond what is in sight are drawn, too, as far as there are any.
  const goesOn = isTooHigh || moving.some((row) => boxOf(row).bottom > last + 1);
  return { whole, cut, next, isEnd: !goesOn || next <= scroller.scrollTop };
}

const isSticky = (row: HTMLElement) => getComputedStyle(row).position === 'sticky';
