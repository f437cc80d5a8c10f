/** Where rows of known heights begin, one below the other, in px; and last, where they end. */
export type RowTops = readonly number[];

/** What a scroller shows of the rows, in px. */
export interface Shown {
  top: number;
  height: number;
}

export type RowRange = readonly [first: number, last: number];

export function topsOf(heights: readonly number[]): RowTops {
  let end = 0;
  return [0, ...heights.map((height) => (end += height))];
}

/** The index of the row at an offset, or of the nearest one if it is beyond all. */
export function rowAt(tops: RowTops, offset: number): number {
  let [first, last] = [0, Math.max(0, tops.length - 2)];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (tops[middle]! <= offset) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** The rows that are shown at least in part; null without any, or until it is known what is shown. */
export function rangeOf(tops: RowTops, { top, height }: Shown): RowRange | null {
  if (tops.length === 1 || height === 0) return null;
  return [rowAt(tops, top), rowAt(tops, top + height - 1)];
}

export function isSameRange(one: RowRange | null, other: RowRange | null): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}

/** The indexes of the rows to draw: those in range, `overscan` more at each end, and one that stays drawn because it has the focus. */
export function rowsToDraw(range: RowRange | null, count: number, overscan: number, kept: number): number[] {
  if (!range) return [];
  const first = Math.max(0, range[0] - overscan);
  const last = Math.min(count - 1, range[1] + overscan);
  const drawn = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (kept >= count || (kept >= first && kept <= last)) return drawn;
  return kept < first ? [kept, ...drawn] : [...drawn, kept];
}

/** Where to scroll to so that a row is shown: at the top, in the middle, or, with `auto`, no further than it takes. */
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
