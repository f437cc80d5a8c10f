import { addDays, countDays, formatDay, type DaySpan } from './calendar-day';

/** A way to shorten an assignment. */
export interface Way {
  kept: Partial<DaySpan>;
  removed: DaySpan;
  verb: string;
  consequence: string;
}

/** To end before the conflict or to start after it, the one that loses fewer days first. */
export function waysAround(
  { startDate, endDate }: DaySpan,
  conflict: DaySpan,
  mayStartLater: boolean,
): Way[] {
  const [last, first] = [addDays(conflict.startDate, -1), addDays(conflict.endDate, 1)];
  const ways: Way[] = [];
  if (mayStartLater && first <= endDate) {
    const removed = { startDate, endDate: conflict.endDate };
    const verb = `Start on ${formatDay(first)}`;
    ways.push({ kept: { startDate: first }, removed, verb, consequence: `${daysText(removed)} later` });
  }
  if (last >= startDate) {
    const removed = { startDate: conflict.startDate, endDate };
    const verb = `End on ${formatDay(last)}`;
    ways.push({ kept: { endDate: last }, removed, verb, consequence: `${daysText(removed)} earlier` });
  }
  return ways.sort(byLoss);
}

/** Orders ways by the days they lose. */
export const byLoss = (one: Way, other: Way) => countDays(one.removed) - countDays(other.removed);

function daysText(span: DaySpan): string {
  const count = countDays(span);
  return count === 1 ? '1 day' : `${count} days`;
}
