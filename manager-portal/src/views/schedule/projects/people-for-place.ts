import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { paths } from '../../../app/paths';
import type { ProjectModel } from './project-model';

/** URL of a people search for an open place, from today on, with the skills uncovered then; null if the place is past. */
export function peopleForPlace(
  { project, gaps }: ProjectModel,
  open: DaySpan,
  today: CalendarDay,
): string | null {
  const from = open.startDate > today ? open.startDate : today;
  if (open.endDate < from) return null;
  const missing = gaps.filter(({ startDate, endDate }) => startDate <= open.endDate && endDate >= from);
  const search = new URLSearchParams();
  for (const skill of new Set(missing.map((gap) => gap.skill))) search.append('skill', skill);
  search.set('from', from);
  search.set('to', open.endDate);
  search.set('for', project._id);
  return paths.findPeople(search);
}
