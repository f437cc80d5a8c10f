import { dayAt, dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import type { TimeScale } from './time-scale';

/** The drawn days of a canvas. */
export interface DrawnDays extends DaySpan {
  /** How many days fit into the scroller. */
  screen: number;
  /** While these days are drawn, the first visible day is among them. */
  starts: DaySpan;
}

/** In steps of a quarter of a screen, so that scrolling rarely changes them, with at least a quarter on each side. */
export function daysToDraw(scale: TimeScale, first: CalendarDay, width: number): DrawnDays {
  const screen = Math.max(2, Math.ceil(width / scale.pxPerDay));
  const step = Math.ceil(screen / 4);
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

/** Approximate maximum width of a bar's text. */
const TEXT_PX = 320;

/**
 * `stick`: the text stays beside the first column while its bar starts behind that. `raise`: it is only above today's line.
 * `omit`: it is left out, because its row passes too fast to be read.
 */
export type Lift = 'stick' | 'raise' | 'omit';

/** The lift of a span's text, if it needs one. */
export type LiftOf = (span: DaySpan) => Lift | undefined;

/**
 * Which texts must be lifted while these days are drawn. No others should be: browsers give every sticky element, and
 * whatever is above it, its own layer, and each slows down scrolling.
 */
export function liftsOf({ starts }: DrawnDays, scale: TimeScale, today: CalendarDay): LiftOf {
  const nearToday = scale.dayAtX(scale.x(today) - TEXT_PX);
  return ({ startDate, endDate }) => {
    if (startDate <= starts.endDate && endDate >= starts.startDate) return 'stick';
    return startDate >= nearToday && startDate <= today && endDate >= today ? 'raise' : undefined;
  };
}
