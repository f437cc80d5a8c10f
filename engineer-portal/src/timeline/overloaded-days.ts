import { addDays, countDays, dayNumber } from '@erm/contracts/calendar-day';
import type { EngineerCapacity } from '@erm/contracts/engineers';
import { loadCurve, loadSteps } from '@erm/contracts/load-curve';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';

/** The grid of a month also shows up to six days before and after it. */
const OUTSIDE_DAYS = 6;
const MONTH_DAYS = 31;

/** The working days around a month on which the load exceeds the maximum, with how far. */
export function overloadedDays(
  { assignments, maxCapacity }: EngineerCapacity,
  month: string,
): ReadonlyMap<string, string> {
  const load = loadCurve(assignments.filter(({ projectId }) => projectId !== null));
  const first = `${month}-01`;
  const shown = {
    startDate: addDays(first, -OUTSIDE_DAYS),
    endDate: addDays(first, MONTH_DAYS + OUTSIDE_DAYS),
  };
  const over = loadSteps(load, shown).filter((step) => step.load > maxCapacity);
  return new Map(
    over.flatMap((step) =>
      Array.from({ length: countDays(step) }, (_, index) => addDays(step.startDate, index))
        .filter((day) => MONDAY_TO_FRIDAY.isWorkingDay(dayNumber(day)))
        .map((day): [string, string] => [day, `Over by ${step.load - maxCapacity}%`]),
    ),
  );
}
