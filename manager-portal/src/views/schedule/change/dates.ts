import { dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { isRunning } from '@erm/contracts/split-assignment';
import { type Part, shiftDates } from '@erm/planning';

/** Clamps moved dates to the project's. Returns which end of the project stopped them, if any. */
export function keepWithin(
  dates: DaySpan,
  part: Part,
  project: DaySpan,
): DaySpan & { wall: 'start' | 'end' | null } {
  const before = dayNumber(project.startDate) - dayNumber(dates.startDate);
  const after = dayNumber(dates.endDate) - dayNumber(project.endDate);
  // An assignment longer than its project does not fit by moving, only by shortening.
  if (before > 0 && part !== 'end') {
    const kept =
      part === 'whole' ? shiftDates(dates, 'whole', before) : { ...dates, startDate: project.startDate };
    return { ...kept, wall: 'start' };
  }
  if (after > 0 && part !== 'start') {
    const kept =
      part === 'whole' ? shiftDates(dates, 'whole', -after) : { ...dates, endDate: project.endDate };
    return { ...kept, wall: 'end' };
  }
  return { ...dates, wall: null };
}

/** A running assignment changes from today on; its past stays as it was. */
export function fromToday(assignment: DaySpan, dates: DaySpan, today: CalendarDay): DaySpan {
  const isPast = dates.startDate < today && dates.endDate >= today;
  return isRunning(assignment, today) && isPast ? { ...dates, startDate: today } : dates;
}
