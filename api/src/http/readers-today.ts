import { dayNumber, isCalendarDay, type CalendarDay } from '@erm/contracts/calendar-day';
import { TODAY_HEADER } from '@erm/contracts/today-header';
import type { Middleware } from 'koa';
import type { RequestState } from './request-state';

/** Decides which day is today for a request: the one that it names, or else the server's. */
export function readersToday(serverToday: () => CalendarDay): Middleware<RequestState> {
  return (ctx, next) => {
    const named = ctx.get(TODAY_HEADER);
    const today = serverToday();
    ctx.state.today =
      isCalendarDay(named) && Math.abs(dayNumber(named) - dayNumber(today)) <= 1 ? named : today;
    return next();
  };
}
