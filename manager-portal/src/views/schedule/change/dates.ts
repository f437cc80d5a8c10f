import { dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { isRunning } from '@erm/contracts/split-assignment';
import { type Part, shiftDates } from '@erm/planning';

/** Keeps moved dates within the project's. Returns the end of the project that was met, if any. */
export function keepWithin(
  dates: DaySpan,
  part: Part,
  project: DaySpan,
): DaySpan & { wall: 'start' | 'end' | null } {
  const before = dayNumber(project.startDate) - dayNumber(dates.startDate);
  const after = dayNumber(dates.endDate) - dayNumber(project.endDate);
  // An assignment that is longer than its project cannot be moved into it, only shortened.
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

/** A running assignment changes from today on: the past stays with who did the work. */
export function fromToday(assignment: DaySpan, dates: DaySpan, today: CalendarDay): DaySpan {
  const isPast = dates.startDate < today && dates.endDate >= today;
  return isRunning(assignment, today) && isPast ? { ...dates, startDate: today } : dates;
}
