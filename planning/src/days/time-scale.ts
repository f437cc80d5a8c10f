import { countDays, dayAt, dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import type { ColumnUnit } from '@erm/contracts/time-columns';

/** Zoom level; determines the columns and their width. */
export type Zoom = ColumnUnit;

const PX_PER_DAY: Record<Zoom, number> = { day: 44, week: 10, month: 2.5, quarter: 1 };

/** Maps days to positions on a canvas, in whole pixels from its start. */
export interface TimeScale {
  zoom: Zoom;
  pxPerDay: number;
  /** The days of the canvas. */
  span: DaySpan;
  /** The width of the canvas. */
  width: number;
  /** Where a day begins. */
  x(day: CalendarDay): number;
  /** The day at a position; positions outside the canvas are days too. */
  dayAtX(x: number): CalendarDay;
  /** The position and width of a span, both ends included. */
  box(span: DaySpan): { left: number; width: number };
}

/** A canvas of the span's days. */
export function timeScale(zoom: Zoom, span: DaySpan): TimeScale {
  return scaleOf(zoom, PX_PER_DAY[zoom], span);
}

/** A canvas of the span's days that is as wide as the given pixels. */
export function fitScale(span: DaySpan, width: number): TimeScale {
  return scaleOf('day', width / countDays(span), span);
}

function scaleOf(zoom: Zoom, pxPerDay: number, span: DaySpan): TimeScale {
  const origin = dayNumber(span.startDate);
  const at = (number: number) => Math.round((number - origin) * pxPerDay);
  return {
    zoom,
    pxPerDay,
    span,
    width: at(dayNumber(span.endDate) + 1),
    x: (day) => at(dayNumber(day)),
    dayAtX: (x) => dayAt(origin + Math.floor(x / pxPerDay)),
    box({ startDate, endDate }) {
      const left = at(dayNumber(startDate));
      return { left, width: at(dayNumber(endDate) + 1) - left };
    },
  };
}
