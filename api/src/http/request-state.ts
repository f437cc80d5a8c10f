import type { CalendarDay } from '@erm/contracts/calendar-day';

/** Koa's `ctx.state` of every request. */
export interface RequestState {
  requestId: string;
  /** Today for whom the answer is for. */
  today: CalendarDay;
  /** The caller's `X-Request-Id`, if it is safe to log. */
  callerRequestId?: string;
  /** The matched route as a pattern, `/api/engineers/{id}`: a label for logs and metrics. */
  route?: string;
  /** Excluded from timings, because the response lasts as long as the client listens. */
  isStream?: true;
}
