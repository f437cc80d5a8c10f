/** Who asks, and on which day (`2026-03-02`) in the browser's time zone. */
interface Requester {
  userId: string | undefined;
  today: string;
}

/**
 * Fills in the placeholders of a request in `prefetch`: `{userId}`, and `{week,n}` with the Monday that is `n` weeks
 * after this week's, or before it if negative.
 * @returns null if the request names a user and there is none
 */
export function fillRequest(request: string, { userId, today }: Requester): string | null {
  if (userId === undefined && request.includes('{userId}')) return null;
  return request
    .replace('{userId}', userId ?? '')
    .replace(/\{week,(-?\d+)\}/g, (_, weeks) => mondayOf(today, Number(weeks)));
}

// Not by the contracts' calendar, which would bring a schema library into the page's head.
function mondayOf(today: string, weeks: number): string {
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) + weeks * 7);
  return day.toISOString().slice(0, 10);
}
