/** Top of every row, in px, followed by the bottom of the last one. */
export type RowTops = readonly number[];

/** The visible part of the rows, in px. */
export interface Shown {
  top: number;
  height: number;
}

export type RowRange = readonly [first: number, last: number];

export function topsOf(heights: readonly number[]): RowTops {
  let end = 0;
  return [0, ...heights.map((height) => (end += height))];
}

/** Index of the row at an offset, clamped to the first and last row. */
export function rowAt(tops: RowTops, offset: number): number {
  let [first, last] = [0, Math.max(0, tops.length - 2)];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (tops[middle]! <= offset) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** Rows that are at least partly visible; null without rows, or before the scroller is measured. */
export function rangeOf(tops: RowTops, { top, height }: Shown): RowRange | null {
  if (tops.length === 1 || height === 0) return null;
  return [rowAt(tops, top), rowAt(tops, top + height - 1)];
}

export function isSameRange(one: RowRange | null, other: RowRange | null): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}

/** Indexes of the rows to draw: the range, `overscan` more at each end, and the one kept for the focus. */
export function rowsToDraw(range: RowRange | null, count: number, overscan: number, kept: number): number[] {
  if (!range) return [];
  const first = Math.max(0, range[0] - overscan);
  const last = Math.min(count - 1, range[1] + overscan);
  const drawn = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (kept >= count || (kept >= first && kept <= last)) return drawn;
  return kept < first ? [kept, ...drawn] : [...drawn, kept];
}

/** Scroll offset that shows a row: at the top, centered, or, with `auto`, as close as possible. */
export function offsetFor(
  tops: RowTops,
  row: number,
  align: 'start' | 'center' | 'auto',
  { top, height }: Shown,
): number {
  const [start, end] = [tops[row] ?? 0, tops[row + 1] ?? 0];
  if (align === 'start') return start;
  if (align === 'center') return Math.max(0, (start + end - height) / 2);
  return Math.min(start, Math.max(top, end - height));
}
