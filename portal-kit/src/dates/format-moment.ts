// Created when they are needed: the first use of `Intl` takes browsers some 40 ms.
let moment: Intl.DateTimeFormat | undefined;
let time: Intl.DateTimeFormat | undefined;

/** Formats an ISO 8601 date-time in the browser's time zone, such as "Mar 18, 2026, 1:00 PM". */
export function formatMoment(isoDateTime: string): string {
  moment ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return moment.format(new Date(isoDateTime));
}

/** Formats the time of an instant in the browser's time zone, such as "10:42 AM". */
export function formatTime(at: string | number): string {
  time ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
  return time.format(new Date(at));
}
