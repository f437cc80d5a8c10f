import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import { spokenRange } from '@erm/planning';
import { formatDay, formatDayRange } from '@erm/ui-kit/data';
import { rangeText } from '../../shared/range-text';
import type { Gap } from './roadmap-row';

/** "Until Jul 31, 2026", "Starts Apr 6, 2026", or "Ended Feb 27, 2026". */
export function datesText({ startDate, endDate }: DaySpan, today: CalendarDay): string {
  if (startDate > today) return `Starts ${formatDay(startDate)}`;
  return endDate < today ? `Ended ${formatDay(endDate)}` : `Until ${formatDay(endDate)}`;
}

export function gapText(gap: Gap): string {
  return `${gap.skill} uncovered ${rangeText(gap)}`;
}

/** Text below a span without uncovered skills. */
export function coveredText({ status, requiredSkills }: RoadmapProject): string {
  if (status === 'completed') return 'Completed';
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
  const uncovered = gaps.map((gap) => `${gap.skill} uncovered, ${spokenRange(gap)}`);
  return [
    name,
    spokenRange(project, true),
    status,
    placesText(project, today),
    ...(uncovered.length > 0 ? uncovered : [coveredText(project).toLowerCase()]),
  ].join(', ');
}

/** Tooltip of a span. */
export function spanTooltip(project: RoadmapProject, today: CalendarDay): string {
  const { name, startDate, endDate, status } = project;
  return `${name}, ${formatDayRange(startDate, endDate)}, ${status}, ${placesText(project, today)}`;
}
