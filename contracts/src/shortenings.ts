import { addDays, countDays, type DaySpan } from './calendar-day';
import { formatDay } from './format-day';

/** A part that an assignment may lose, and how to say so. */
export interface Shortening {
  kept: Partial<DaySpan>;
  removed: DaySpan;
  verb: string;
  consequence: string;
}

/** To end before the conflict or to start after it, the one that loses fewer days first. */
export function shorteningsAround(
  { startDate, endDate }: DaySpan,
  conflict: DaySpan,
  mayStartLater: boolean,
): Shortening[] {
  const [last, first] = [addDays(conflict.startDate, -1), addDays(conflict.endDate, 1)];
  const shortenings: Shortening[] = [];
  if (mayStartLater && first <= endDate) {
    const removed = { startDate, endDate: conflict.endDate };
    const verb = `Start on ${formatDay(first)}`;
    shortenings.push({
      kept: { startDate: first },
      removed,
      verb,
      consequence: `${daysText(removed)} later`,
    });
  }
  if (last >= startDate) {
    const removed = { startDate: conflict.startDate, endDate };
    const verb = `End on ${formatDay(last)}`;
    shortenings.push({ kept: { endDate: last }, removed, verb, consequence: `${daysText(removed)} earlier` });
  }
  return shortenings.sort(byLoss);
}

/** By the number of days lost. */
export const byLoss = (one: Shortening, other: Shortening) =>
  countDays(one.removed) - countDays(other.removed);

function daysText(span: DaySpan): string {
  const count = countDays(span);
  return count === 1 ? '1 day' : `${count} days`;
}
