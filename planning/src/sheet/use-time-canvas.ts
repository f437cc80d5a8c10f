import { addDays, plannablePart, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { addColumns, startOfColumn } from '@erm/contracts/time-columns';
import { daysToDraw, isSameDrawn, type DrawnDays } from '../days/drawn-days';
import { nearbyAtRest, nearbyWhileScrolling } from '../days/nearby-days';
import { firstColumnWidth } from './Sheet.styles';
import { timeScale, type TimeScale, type Zoom } from '../days/time-scale';
import { type SheetScroller, useScroller } from './use-scroller';
import { useTimeGestures } from './use-time-gestures';

const REST_MS = 300;
/** How far the canvas extends around the day it was opened at. */
const [MONTHS_BEFORE, MONTHS_AFTER] = [24, 36];
/** Used until the scroller is measured. */
const ASSUMED_WIDTH = 1200;

interface TimeCanvasOptions<Z extends Zoom> {
  zoom: Z;
  /** First visible day. A new value scrolls there unless it was reported last. */
  from: CalendarDay;
  /** Reports the first visible day once scrolling stops. */
  onRest: (from: CalendarDay) => void;
  /** Available zooms, fewest days first. */
  zooms?: readonly Z[];
  /** Zooms with the given first visible day. */
  onZoom?: (zoom: Z, from: CalendarDay) => void;
}

/** What rows, focus, and links need of a canvas. */
export interface GridCanvas extends SheetScroller {
  /** Scrolls to a span, with a column before it, unless it is visible already. */
  reveal: (days: DaySpan) => void;
  /** The days visible now, or with the viewport widened by some pixels. */
  inSight: (more?: number) => DaySpan;
}

/** A horizontally scrolling canvas of days. */
export interface TimeCanvas<Z extends Zoom = Zoom> extends GridCanvas {
  scale: TimeScale;
  /** Days to draw: the visible ones and a quarter of a screen on each side. Rarely changes while scrolling. */
  drawn: DrawnDays;
  onScroll: () => void;
  scrollTo: (day: CalendarDay) => void;
  /** Scrolls to a requested day, increments `asked`, and has the days announced. */
  goTo: (day: CalendarDay) => void;
  asked: number;
  /**
   * The days that rows make room for: those in sight after a jump, and those that scrolling brings close. Those left
   * behind are dropped once scrolling stops.
   */
  nearby: DaySpan;
  /** How many pixels are drawn beyond the viewport's end. */
  drawnBeyond: () => number;
  /** Zooms around the pointer or the middle: the day there stays in place. */
  zoomTo(zoom: Z, clientX?: number): void;
}

/** State of a time canvas: which days are visible, drawn, and in the URL. */
export function useTimeCanvas<Z extends Zoom>(options: TimeCanvasOptions<Z>): TimeCanvas<Z> {
  const { zoom, from, onRest, zooms = [zoom], onZoom } = options;
  const [span, setSpan] = useState(() => spanAround(from));
  if (from < span.startDate || from > span.endDate) setSpan(spanAround(from));
  const scale = useMemo(() => timeScale(zoom, span), [zoom, span]);

  const { ref, scroller, attached } = useScroller();
  const reported = useRef<CalendarDay | null>(null);
  const [asked, setAsked] = useState(0);
  const [drawn, setDrawn] = useState(() => daysToDraw(scale, from, ASSUMED_WIDTH));

  const inSight = useCallback(
    (more = 0): DaySpan => {
      const element = scroller();
      if (!element) return { startDate: from, endDate: from };
      const left = element.scrollLeft;
      const right = left + visibleWidth(element) + more;
      return { startDate: scale.dayAtX(left), endDate: scale.dayAtX(right - 1) };
    },
    [scroller, scale, from],
  );

  const [nearby, setNearby] = useState<DaySpan>(drawn);
  const redraw = useCallback(() => {
    const element = scroller();
    if (!element) return;
    const next = daysToDraw(scale, scale.dayAtX(element.scrollLeft), visibleWidth(element));
    setDrawn((last) => (isSameDrawn(last, next) ? last : next));
    setNearby((last) => nearbyWhileScrolling(last, inSight()));
  }, [scroller, scale, inSight]);

  // A new scroller starts at 0: the list was empty before, or was replaced.
  const last = useRef<{ scale: TimeScale; attached: HTMLDivElement | null } | null>(null);
  const report = useDebouncedCallback(() => {
    // Not the scale of a pending render: the scroll position still belongs to the committed one.
    const element = scroller();
    if (!element || !last.current) return;
    setNearby((last) => nearbyAtRest(last, inSight()));
    const startDate = last.current.scale.dayAtX(element.scrollLeft);
    // Part of the day before the requested one may be visible.
    if (startDate === reported.current) return;
    reported.current = startDate;
    onRest(startDate);
  }, REST_MS);

  const scrollTo = useCallback(
    (day: CalendarDay) => {
      const element = scroller();
      if (element) element.scrollLeft = scale.x(day);
      redraw();
      setNearby(inSight());
    },
    [scroller, scale, redraw, inSight],
  );
  const follow = useEffectEvent(() => {
    if (reported.current === from) {
      redraw();
      return;
    }
    reported.current = from;
    scrollTo(from);
  });
  useLayoutEffect(() => {
    if (last.current?.scale !== scale || last.current.attached !== attached) reported.current = null;
    last.current = { scale, attached };
    follow();
  }, [scale, from, attached]);

  useEffect(() => {
    if (!attached) return;
    const observer = new ResizeObserver(redraw);
    observer.observe(attached);
    return () => observer.disconnect();
  }, [redraw, attached]);

  const zoomTo = (next: Z, clientX?: number) => {
    const element = scroller();
    if (!element) {
      onZoom?.(next, from);
      return;
    }
    const x =
      clientX === undefined
        ? visibleWidth(element) / 2
        : Math.max(0, clientX - element.getBoundingClientRect().left - firstColumnWidth(element));
    const day = scale.dayAtX(element.scrollLeft + x);
    const zoomed = timeScale(next, span);
    onZoom?.(next, zoomed.dayAtX(zoomed.x(day) - x));
  };
  useTimeGestures(attached, (by, clientX) => {
    const next = zooms[zooms.indexOf(zoom) + by];
    if (next) zoomTo(next, clientX);
  });

  return {
    scale,
    drawn,
    ref,
    scroller,
    attached,
    onScroll: useCallback(() => {
      redraw();
      report();
    }, [redraw, report]),
    scrollTo,
    goTo(day) {
      scrollTo(day);
      setAsked((times) => times + 1);
    },
    asked,
    reveal(days) {
      const { startDate, endDate } = inSight();
      const isInside =
        days.endDate >= addColumns(startDate, zoom, 1) && days.startDate <= addColumns(endDate, zoom, -1);
      if (isInside) return;
      scrollTo(addColumns(startOfColumn(days.startDate, zoom), zoom, -1));
    },
    nearby,
    inSight,
    drawnBeyond() {
      const element = scroller();
      return element ? scale.x(drawn.endDate) - element.scrollLeft - visibleWidth(element) : 0;
    },
    zoomTo,
  };
}

function spanAround(day: CalendarDay): DaySpan {
  return plannablePart({
    startDate: addColumns(day, 'month', -MONTHS_BEFORE),
    endDate: addDays(addColumns(day, 'month', MONTHS_AFTER + 1), -1),
  });
}

/** First day of the previous or next page. Pages overlap by one column. */
export function pageOfTime({ scale, inSight }: TimeCanvas, by: 1 | -1): CalendarDay {
  const { startDate, endDate } = inSight();
  const start = scale.x(startDate);
  const column =
    scale.x(addColumns(startDate, scale.zoom, 1)) - scale.x(addColumns(startDate, scale.zoom, 0));
  const page = Math.max(column, scale.x(endDate) - start - column);
  return scale.dayAtX(start + by * page);
}

/** Width of the scroller that the first column does not cover, in px. */
export function visibleWidth(scroller: HTMLElement): number {
  return scroller.clientWidth - firstColumnWidth(scroller);
}
