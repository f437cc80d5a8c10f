const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats an ISO 8601 date-time in the browser's time zone, such as "Mar 18, 2026, 1:00 PM". */
export const formatMoment = (isoDateTime: string): string => moment.format(new Date(isoDateTime));
