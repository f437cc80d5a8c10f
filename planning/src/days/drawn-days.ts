import { dayAt, dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import type { TimeScale } from './time-scale';

/** The days of a canvas to draw. */
export interface DrawnDays extends DaySpan {
  /** How many days fit into the scroller. */
  screen: number;
  /** As long as these days are drawn, the first one in sight is one of these. */
  starts: DaySpan;
}

/** In steps of half a screen, so that scrolling rarely changes them, and with at least as much on each side. */
export function daysToDraw(scale: TimeScale, first: CalendarDay, width: number): DrawnDays {
  const screen = Math.max(2, Math.ceil(width / scale.pxPerDay));
  const step = Math.ceil(screen / 2);
  const start = Math.floor((dayNumber(first) - step) / step) * step;
  return {
    startDate: dayAt(start),
    endDate: dayAt(start + screen + 3 * step),
    screen,
    starts: { startDate: dayAt(start + step), endDate: dayAt(start + 2 * step) },
  };
}

export function isSameDrawn(one: DrawnDays, other: DrawnDays): boolean {
  return one.startDate === other.startDate && one.endDate === other.endDate && one.screen === other.screen;
}

/** How wide texts of bars are at most, about. */
const TEXT_PX = 320;

/** What the text of a bar needs: to stay beside the first column when the bar begins behind it, or only to be above today's line. */
export type Lift = 'stick' | 'raise';

/** What the text of a span needs, if anything. */
export type LiftOf = (span: DaySpan) => Lift | undefined;

/**
 * Which texts have to be above the rows while these days are drawn. All others must not be, because the browser draws
 * everything that sticks, and what is above that, in a layer of its own, and scrolling slows down with each.
 */
export function liftsOf({ starts }: DrawnDays, scale: TimeScale, today: CalendarDay): LiftOf {
  const nearToday = scale.dayAtX(scale.x(today) - TEXT_PX);
  return ({ startDate, endDate }) => {
    if (startDate <= starts.endDate && endDate >= starts.startDate) return 'stick';
    return startDate >= nearToday && startDate <= today && endDate >= today ? 'raise' : undefined;
  };
}
