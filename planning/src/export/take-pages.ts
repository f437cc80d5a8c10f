import { axisHeight } from '../sheet/Sheet.styles';
import { MAX_PRINTED_ROWS } from '@erm/portal-kit';
import { snapshot } from './snapshot';

export interface Pages {
  /** Copies of the scroller, each with its axis, from the first row to the last. */
  sheets: HTMLElement[];
  /** Whether rows are missing because there were too many. */
  isCutOff: boolean;
}

interface Options {
  scroller: HTMLElement;
  /** Resolves once everything visible is drawn. */
  settled: () => Promise<void>;
}

/**
 * Captures the whole sheet by scrolling through it, because only visible rows are loaded and drawn. Each page starts with
 * the first row that the previous one cut. Scrolls back at the end.
 */
export async function takePages({ scroller, settled }: Options): Promise<Pages> {
  const before = scroller.scrollTop;
  // Room below the last row, so that every row can be scrolled to the top.
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

/** Whole rows, rows cut at the bottom, and where the next page starts. */
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
  // A row taller than a page continues on the next one.
  const isTooHigh = whole.length === 0 && inSight.length > 0;
  const cut = new Set(isTooHigh ? [] : inSight.filter((row) => !whole.includes(row)));
  const next = Math.round(scroller.scrollTop + (isTooHigh ? end : last) - head);
  // Includes rows drawn beyond the viewport.
  const goesOn = isTooHigh || moving.some((row) => boxOf(row).bottom > last + 1);
  return { whole, cut, next, isEnd: !goesOn || next <= scroller.scrollTop };
}

const isSticky = (row: HTMLElement) => getComputedStyle(row).position === 'sticky';
