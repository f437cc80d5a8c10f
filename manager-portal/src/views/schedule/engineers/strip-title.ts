import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { loadSteps } from '@erm/contracts/load-curve';
import { shortRange } from '@erm/planning';
import { countUnits, formatDayRange } from '@erm/ui-kit/data';
import type { RowModel } from '../model/row-model';

/** Tooltip of a row's load strip on a day: "Mar 23 – Apr 10: 100 of 100%, 3 assignments". */
export function stripTitle(
  { curve, engineer, assignments }: RowModel,
  day: CalendarDay,
  span: DaySpan,
): string {
  const step = loadSteps(curve, span).find(({ startDate, endDate }) => startDate <= day && day <= endDate);
  if (!step) return '';
  const { startDate, endDate, load } = step;
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const days = isOneYear ? shortRange(step) : formatDayRange(startDate, endDate);
  const count = assignments.filter(
    (each) => each.projectId !== null && each.startDate <= endDate && each.endDate >= startDate,
  ).length;
  return `${days}: ${load} of ${engineer.maxCapacity}%, ${countUnits(count, ['assignment', 'assignments'])}`;
}
