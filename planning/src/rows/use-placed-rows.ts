import { AXIS_PX } from '../sheet/Sheet.styles';
import type { GridCanvas } from '../sheet/use-time-canvas';
import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
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
  /** Row height until any row is loaded, in px; omitted if all heights are known. */
  emptyHeight?: number;
  canvas: GridCanvas;
  /** Rows drawn beyond each edge of the viewport. */
  overscan: number;
  /** ID of a row that stays drawn, because it has the focus. */
  kept: string;
  /** Height of what sticks to the bottom of the scroller, over the rows, in px. */
  below?: number;
  /** Called with the visible rows on scroll and when heights change, but not for rows that are only passed. */
  onInSight?: (range: RowRange) => void;
}

/** Virtualized rows: only those around the viewport are drawn, with `useDrawnRows`. */
export interface PlacedRows {
  /** The rows to draw, in order. */
  drawn: () => readonly RowPlace[];
  /** First and last visible row; null until the scroller is measured. */
  inSight: () => RowRange | null;
  /** Subscribes to changes of the visible rows without rendering the component that placed them. */
  subscribe: (onChange: () => void) => () => void;
  /** Whether rows pass slowly enough to be read, as of the last scroll event. */
  isReadable: () => boolean;
  /** Total height, in px. */
  height: number;
  /** Top of the row with an ID, in px; 0 if there is none. */
  topOf: (id: string | null | undefined) => number;
  heightOf: (id: string | null | undefined) => number;
  /** Index of the row at an offset from the first one, in px. */
  rowAt: (offset: number) => number;
  /** Height of what covers rows at the bottom of the scroller, in px. */
  below: number;
  /** Does nothing for a row that is not placed. */
  scrollTo: (id: string, align: 'start' | 'center' | 'auto') => void;
  /** Sum of all scroll corrections that kept rows in place, in px. Read it after the rows were placed. */
  corrected: () => number;
}

const NOTHING: Shown = { top: 0, height: 0 };

/**
 * Something that follows from the visible rows.
 * @param select its result is compared by identity
 */
export function useInSight<Selected>(
  { inSight, subscribe }: PlacedRows,
  select: (range: RowRange | null) => Selected,
): Selected {
  return useSyncExternalStore(subscribe, () => select(inSight()));
}

/** The rows to draw, in order. Only the component that uses this renders while scrolling. */
export function useDrawnRows(placed: PlacedRows): readonly RowPlace[] {
  useInSight(placed, (range) => range);
  return placed.drawn();
}

/**
 * Places rows whose heights follow from the data, so nothing is measured. When heights change, or rows above come or go,
 * an anchor row stays in place: the focused one if it is visible, otherwise the first visible one.
 */
export function usePlacedRows(options: PlacedRowsOptions): PlacedRows {
  const { rows, canvas, overscan, below = 0, onInSight } = options;
  const kept = rows.indexOf(options.kept) ?? 0;
  const heights = useRowHeights(rows.heights, options.emptyHeight ?? 0);
  const tops = useMemo(() => topsOf(heights), [heights]);
  const shown = useRef(NOTHING);
  const visible = useRef<RowRange | null>(null);
  const [listeners] = useState(() => new Set<() => void>());
  const [passing] = useState(() => new Passing());
  const inSight = () => {
    const range = rangeOf(tops, shown.current);
    if (!isSameRange(visible.current, range)) visible.current = range;
    return visible.current;
  };

  const frame = useRef(0);
  const draw = () => {
    cancelAnimationFrame(frame.current);
    listeners.forEach((onChange) => onChange());
  };
  const drawInFrame = () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(draw);
  };
  const show = (now: Partial<Shown>, drawRows = draw) => {
    shown.current = { ...shown.current, ...now };
    drawRows();
    const range = inSight();
    if (range && passing.isOver) onInSight?.(range);
  };
  const onRest = useEffectEvent(() => show({}));
  const onScroll = useEffectEvent(({ scrollTop }: HTMLElement, at: number) => {
    passing.moved(scrollTop, at, () => onRest());
    // Runs after all scroll listeners have measured; measuring after new rows were drawn would force another layout.
    show({ top: scrollTop }, drawInFrame);
  });
  const onSize = useEffectEvent(({ scrollTop, clientHeight }: HTMLElement) =>
    show({ top: scrollTop, height: Math.max(0, clientHeight - below) }),
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
      cancelAnimationFrame(frame.current);
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
    // At the top, new rows above are shown, unless they would move the focused row.
    const stays = top > 0 || (isFocusInSight && scroller.contains(document.activeElement));
    const now = stays ? rows.indexNow(lastRows.at(anchor)) : undefined;
    const moved = tops[now ?? anchor]! - last[anchor]!;
    // Skips measuring as long as the scroll position is still within the rows.
    if (!moved && top + height <= tops.at(-1)!) return show({});
    const offset = offsetBefore(scroller, top);
    if (moved) scroller.scrollTop = offset + moved;
    const shift = scroller.scrollTop - offset;
    corrected.current += shift;
    passing.shifted(shift);
    show({ top: scroller.scrollTop });
  });
  useLayoutEffect(() => stayInPlace(), [rows, tops, kept]);

  const subscribe = useCallback(
    (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    [listeners],
  );
  return {
    drawn: () =>
      rowsToDraw(inSight(), heights.length, overscan, kept).map((index) => ({
        id: rows.idAt(index),
        index,
        top: tops[index]!,
        height: heights[index]!,
      })),
    inSight,
    subscribe,
    isReadable: () => passing.isReadable,
    height: tops.at(-1)!,
    topOf: (id) => tops[rows.indexOf(id) ?? 0] ?? 0,
    heightOf: (id) => heights[rows.indexOf(id) ?? 0] ?? 0,
    rowAt: (offset) => rowAt(tops, offset),
    below,
    scrollTo(id, align) {
      const { top, height } = shown.current;
      const index = rows.indexOf(id);
      const scroller = canvas.scroller();
      if (index === undefined || !scroller) return;
      const next = offsetFor(tops, index, align, { top, height: height - AXIS_PX });
      if (next === top) return;
      passing.shifted(next - scroller.scrollTop);
      scroller.scrollTop = next;
      passing.stop();
      // Immediately; the scroll event comes a frame later.
      show({ top: next });
    },
    corrected: () => corrected.current,
  };
}

/** When the content got shorter, the browser has already clamped the scroll position. */
function offsetBefore({ scrollTop, clientHeight, scrollHeight }: HTMLElement, known: number): number {
  return scrollTop + clientHeight >= scrollHeight - 1 ? known : scrollTop;
}
