import { addDays, type CalendarDay } from '@erm/contracts/calendar-day';
import { formatDay } from '@erm/ui-kit/data';
import { formatTime } from '../dates/format-moment';

const MINUTE_MS = 60_000;

// Created when it is needed: the first use of `Intl` takes browsers some 40 ms.
let relative: Intl.RelativeTimeFormat | undefined;

/** How long ago something was, in whole minutes, hours, or days: "3 minutes ago". */
export function timeAgo(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS);
  // The server's clock may be ahead.
  if (minutes < 1) return 'just now';
  relative ??= new Intl.RelativeTimeFormat('en-US');
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? relative.format(-hours, 'hour') : relative.format(-Math.floor(hours / 24), 'day');
}

/** When something was on a day that is known: "3 minutes ago" within the hour, else "10:42 AM". */
export function shortTime(at: string, now: number): string {
  return now - Date.parse(at) < 60 * MINUTE_MS ? timeAgo(at, now) : formatTime(at);
}

/** The heading of a day's changes: "Today", "Yesterday", or "Mon, Mar 2, 2026". */
export function dayHeading(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : formatDay(day, 'weekday');
}
