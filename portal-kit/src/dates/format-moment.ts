// Created when it is needed: the first use of `Intl` takes browsers some 40 ms.
let moment: Intl.DateTimeFormat | undefined;

/** Formats an ISO 8601 date-time in the browser's time zone, such as "Mar 18, 2026, 1:00 PM". */
export function formatMoment(isoDateTime: string): string {
  moment ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return moment.format(new Date(isoDateTime));
}
