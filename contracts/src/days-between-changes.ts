import { dayAt, dayNumber, type DaySpan } from './calendar-day';

/** Divides the days of a span wherever one of the parts begins or has ended, in order and without gaps. */
export function daysBetweenChanges({ startDate, endDate }: DaySpan, parts: readonly DaySpan[]): DaySpan[] {
  const [first, end] = [dayNumber(startDate), dayNumber(endDate) + 1];
  const changes = new Set([first]);
  for (const part of parts) changes.add(dayNumber(part.startDate)).add(dayNumber(part.endDate) + 1);
  const starts = [...changes].filter((day) => day >= first && day < end).sort((a, b) => a - b);
  return starts.map((start, index) => ({
    startDate: dayAt(start),
    endDate: dayAt((starts[index + 1] ?? end) - 1),
  }));
}
