import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import type { Lacks } from '@erm/contracts/staffing';
import { spokenRange } from '@erm/planning';
import { formatDay, formatDayRange, type Unit } from '@erm/ui-kit/data';
import { rangeText } from '../../shared/range-text';
import type { Gap } from './gaps-ahead';

export const PLACES: Unit = ['place', 'places'];

/** "Until Jul 31, 2026", "Starts Apr 6, 2026", or "Ended Feb 27, 2026". */
export function datesText({ startDate, endDate }: DaySpan, today: CalendarDay): string {
  if (startDate > today) return `Starts ${formatDay(startDate)}`;
  return endDate < today ? `Ended ${formatDay(endDate)}` : `Until ${formatDay(endDate)}`;
}

/** "Go uncovered until Jun 26", or "Go uncovered Apr 6 – Oct 30" if that is later. */
export function gapText(gap: Gap, today: CalendarDay): string {
  return `${gap.skill} uncovered ${aheadText(gap, today)}`;
}

/** When days from today on are: "until Jun 26", or "Apr 6 – Oct 30". */
export function aheadText({ startDate, endDate }: DaySpan, today: CalendarDay): string {
  if (startDate > today) return rangeText({ startDate, endDate });
  return `until ${formatDay(endDate, endDate.slice(0, 4) === today.slice(0, 4) ? 'short' : undefined)}`;
}

/** "2 places open, 4 skills uncovered", in parts; without those that nothing is lacking of. */
export function lackingTexts({ places, skills }: Lacks) {
  return [
    { count: places, unit: places === 1 ? 'place' : 'places', state: 'open' },
    { count: skills, unit: skills === 1 ? 'skill' : 'skills', state: 'uncovered' },
  ].filter(({ count }) => count > 0);
}

/** "9 of 10 places today", or "2 of 5 places open, starts Apr 6, 2026", on phones. */
export function phoneText(project: RoadmapProject, lacks: Lacks, today: CalendarDay): string {
  const { teamSize, startDate, endDate } = project;
  if (startDate <= today && today <= endDate) {
    return `${placesOn(project, today).filled} of ${teamSize} places today`;
  }
  const when = datesText(project, today);
  if (lacks.places === 0) return when;
  return `${lacks.places} of ${teamSize} places open, ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
}

/** Text below a span without uncovered skills from today on. */
export function coveredText({ status, requiredSkills, endDate }: RoadmapProject, today: CalendarDay): string {
  if (status === 'completed') return 'Completed';
  if (endDate < today) return 'Ended';
  return requiredSkills.length === 0 ? 'No skills required' : 'All skills covered';
}

/** Filled places today, or on the project's day closest to today. */
export function placesOn({ staffing, startDate, endDate }: RoadmapProject, today: CalendarDay) {
  const day = today < startDate ? startDate : today > endDate ? endDate : today;
  const filled = staffing.find((step) => step.startDate <= day && day <= step.endDate)?.filled ?? 0;
  return { about: 'places', day, filled } as const;
}

/** "10 of 12 places filled today", or on the first or last day. */
export function placesText(project: RoadmapProject, today: CalendarDay): string {
  return `${placesOn(project, today).filled} of ${project.teamSize} places filled ${whenText(project, today)}`;
}

/** Name of the day of `placesOn`. */
export function whenText({ startDate, endDate }: DaySpan, today: CalendarDay): string {
  return startDate > today ? 'on the first day' : endDate < today ? 'at the end' : 'today';
}

/** Complete description of a span for screen readers. */
export function spokenSpan(project: RoadmapProject, gaps: readonly Gap[], today: CalendarDay): string {
  const { name, status } = project;
  const uncovered = gaps.map((gap) => {
    const { skill, startDate, endDate } = gap;
    if (startDate > today) return `${skill} uncovered, ${spokenRange(gap)}`;
    return `${skill} uncovered until ${spokenRange({ startDate: endDate, endDate })}`;
  });
  return [
    name,
    spokenRange(project, true),
    status,
    placesText(project, today),
    ...(uncovered.length > 0 ? uncovered : [coveredText(project, today).toLowerCase()]),
  ].join(', ');
}

/** Tooltip of a span. */
export function spanTooltip(project: RoadmapProject, today: CalendarDay): string {
  const { name, startDate, endDate, status } = project;
  return `${name}, ${formatDayRange(startDate, endDate)}, ${status}, ${placesText(project, today)}`;
}
