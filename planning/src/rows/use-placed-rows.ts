import { AXIS_PX } from '../sheet/Sheet.styles';
import type { TimeCanvas } from '../sheet/use-time-canvas';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Passing } from './passing';
import { useRowHeights } from './row-heights';
import type { RowList } from './row-list';
import type { RowPlace } from './row-place';
import {
  isSameRange,
  offsetFor,
  rangeOf,
  rowAt,
  rowsToDraw,
  topsOf,
  type RowRange,
  type Shown,
} from './row-tops';

interface PlacedRowsOptions {
  rows: RowList;
  /** The height of a row as long as none is loaded, in px; left out if all heights are known. */
  emptyHeight?: number;
  canvas: TimeCanvas;
  /** Rows that are drawn beyond each edge of what is in sight. */
  overscan: number;
  /** The ID of a row that stays drawn, because it has the focus. */
  kept: string;
  /** Called with the rows that are in sight when you scroll and when heights change, but not with those that you only pass. */
  onInSight: (range: RowRange) => void;
}

/** Rows of a canvas, one below the other, of which only those around what is in sight are drawn. */
export interface PlacedRows {
  /** The rows to draw, in order. */
  drawn: readonly RowPlace[];
  /** The first and the last row in sight; null until the scroller is measured. */
  inSight: RowRange | null;
  /** The height of all rows, in px. */
  height: number;
  /** Where the row with an ID begins, in px; 0 if there is none. */
  topOf: (id: string | null | undefined) => number;
  heightOf: (id: string | null | undefined) => number;
  /** The index of the row at an offset from the first one, in px. */
  rowAt: (offset: number) => number;
  scrollTo: (id: string, align: 'start' | 'center' | 'auto') => void;
  /** How far it has scrolled in all to leave rows where they are, in px. To be asked after the rows were placed. */
  corrected: () => number;
}

const NOTHING: Shown = { top: 0, height: 0 };

/**
 * Places rows whose heights follow from the data, so that none is measured. When heights change, a row stays where it is:
 * the one with the focus while it is in sight, otherwise the first in sight. The same holds for rows above that come or go.
 */
export function usePlacedRows(options: PlacedRowsOptions): PlacedRows {
  const { rows, canvas, overscan, onInSight } = options;
  const kept = rows.indexOf(options.kept) ?? 0;
  const heights = useRowHeights(rows.heights, options.emptyHeight ?? 0);
  const tops = useMemo(() => topsOf(heights), [heights]);
  // What is shown now, and as it was when other rows came into sight, because nothing renders in between.
  const shown = useRef(NOTHING);
  const [rendered, setRendered] = useState(NOTHING);
  const range = rangeOf(tops, rendered);
  const [passing] = useState(() => new Passing());

  const show = (now: Partial<Shown>) => {
    const next = { ...shown.current, ...now };
    shown.current = next;
    const nextRange = rangeOf(tops, next);
    setRendered((last) => (isSameRange(rangeOf(tops, last), nextRange) ? last : next));
    if (nextRange && passing.isOver) onInSight(nextRange);
  };
  const onRest = useEffectEvent(() => show({}));
  const onScroll = useEffectEvent(({ scrollTop }: HTMLElement, at: number) => {
    passing.moved(scrollTop, at, () => onRest());
    show({ top: scrollTop });
  });
  const onSize = useEffectEvent(({ scrollTop, clientHeight }: HTMLElement) =>
    show({ top: scrollTop, height: clientHeight }),
  );
  useLayoutEffect(() => {
    const scroller = canvas.attached;
    if (!scroller) return;
    const follow = ({ timeStamp }: Event) => onScroll(scroller, timeStamp);
    const observer = new ResizeObserver(() => onSize(scroller));
    onSize(scroller);
    observer.observe(scroller);
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', follow);
      passing.stop();
      shown.current = NOTHING;
    };
  }, [canvas.attached, passing]);

  const before = useRef({ rows, tops, kept });
  const corrected = useRef(0);
  const stayInPlace = useEffectEvent(() => {
    const { rows: lastRows, tops: last, kept: focused } = before.current;
    before.current = { rows, tops, kept };
    const scroller = canvas.scroller();
    if (last === tops || !scroller) return;
    if (last.length === 1) return show({});
    const { top, height } = shown.current;
    const isFocusInSight = last[focused + 1]! > top && last[focused]! < top + height;
    const anchor = isFocusInSight ? focused : rowAt(last, top);
    // At the top, what is new above is shown, unless it would move what you are at.
    const stays = top > 0 || scroller.contains(document.activeElement);
    const now = stays ? rows.indexNow(lastRows.at(anchor)) : undefined;
    const moved = tops[now ?? anchor]! - last[anchor]!;
    // Nothing is measured while there is as much to scroll as before.
    if (!moved && top + height <= tops.at(-1)!) return show({});
    const offset = offsetBefore(scroller, top);
    if (moved) scroller.scrollTop = offset + moved;
    const shift = scroller.scrollTop - offset;
    corrected.current += shift;
    passing.shifted(shift);
    show({ top: scroller.scrollTop });
  });
  useLayoutEffect(() => stayInPlace(), [rows, tops, kept]);

  return {
    drawn: rowsToDraw(range, heights.length, overscan, kept).map((index) => ({
      id: rows.idAt(index),
      index,
      top: tops[index]!,
      height: heights[index]!,
    })),
    inSight: range,
    height: tops.at(-1)!,
    topOf: (id) => tops[rows.indexOf(id) ?? 0] ?? 0,
    heightOf: (id) => heights[rows.indexOf(id) ?? 0] ?? 0,
    rowAt: (offset) => rowAt(tops, offset),
    scrollTo(id, align) {
      const { top, height } = shown.current;
      const next = offsetFor(tops, rows.indexOf(id) ?? 0, align, { top, height: height - AXIS_PX });
      const scroller = canvas.scroller();
      if (next === top || !scroller) return;
      passing.shifted(next - scroller.scrollTop);
      scroller.scrollTop = next;
      passing.stop();
      // At once, not a frame later with the scroll event, which tells where it has come to.
      show({ top: next });
    },
    corrected: () => corrected.current,
  };
}

/** With less to scroll, the browser has moved already, as far as it had to. */
function offsetBefore({ scrollTop, clientHeight, scrollHeight }: HTMLElement, known: number): number {
  return scrollTop + clientHeight >= scrollHeight - 1 ? known : scrollTop;
}
