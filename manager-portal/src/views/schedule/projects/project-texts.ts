import { assignmentStatus } from '@erm/contracts/assignment-status';
import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { MemberAssignment } from '@erm/contracts/schedule';
import type { SkillGap } from '@erm/contracts/skill-coverage';
import type { SkillRun } from '@erm/contracts/skill-runs';
import { shortRange, spokenRange } from '@erm/planning';
import { countUnits, formatDay, formatDayRange } from '@erm/ui-kit/data';
import type { ProjectModel } from './project-model';

/** Filled places today, or on the project's day closest to today. */
export function placesOn({ filled, project }: ProjectModel, today: CalendarDay) {
  const { startDate, endDate } = project;
  const day = today < startDate ? startDate : today > endDate ? endDate : today;
  const step = filled.find((each) => each.startDate <= day && day <= each.endDate);
  return { about: 'places', day, filled: step?.filled ?? 0 } as const;
}

/** Second line of a project's row header: "9 of 10 places today", "Starts Apr 6, 5 places", "Ended Mar 3, 2026". */
export function staffingText(model: ProjectModel, today: CalendarDay): string {
  const { startDate, endDate, teamSize } = model.project;
  const places = countUnits(teamSize, ['place', 'places']);
  if (startDate > today) return `Starts ${formatDay(startDate, 'short')}, ${places}`;
  if (endDate < today) return `Ended ${formatDay(endDate)}`;
  return `${placesOn(model, today).filled} of ${places} today`;
}

export function gapText({ skill, ...days }: SkillGap): string {
  return `${skill} uncovered ${shortRange(days)}`;
}

/** Text below the staffing strip: the first skill uncovered from today on, or the dates of an open or past project. */
export function stateText({ project, gaps }: ProjectModel, isOpen: boolean, today: CalendarDay) {
  const days = { text: formatDayRange(project.startDate, project.endDate), state: 'neutral' } as const;
  if (isOpen || project.endDate < today || project.requiredSkills.length === 0) return days;
  const [first, ...others] = gaps.filter(({ endDate }) => endDate >= today);
  if (!first) return { text: 'All skills covered', state: 'covered' } as const;
  const more = others.length === 0 ? '' : `, +${others.length} more`;
  return { text: gapText(first) + more, state: 'missing' } as const;
}

/** Spoken description of a project's row: status, days, and uncovered skills. */
export function spokenState({ project, gaps, skills }: ProjectModel): string {
  const { status } = project;
  const uncovered = gaps.map(({ skill, ...days }) => `${skill} uncovered ${spokenRange(days)}`);
  const coverage = skills.length > 0 && uncovered.length === 0 ? ['All skills covered'] : uncovered;
  return [status, spokenRange(project, true), ...coverage].join('. ');
}

/** A complete description of a bar for screen readers: "Lukas Brandt, Platform engineer, 80 percent, April 20 to …, active". */
export function spokenMember(name: string, assignment: MemberAssignment, today: CalendarDay): string {
  const { allocationPercentage, role } = assignment;
  return [
    name,
    // In visible order (WCAG 2.5.3).
    role,
    `${allocationPercentage} percent`,
    spokenRange(assignment, true),
    assignmentStatus(assignment, today),
  ].join(', ');
}

export function spokenOpenPlace(days: DaySpan, projectName: string): string {
  return `Open place, ${spokenRange(days)}, ${projectName}`;
}

const MAX_NAMES = 2;

/** Who covers a skill, shortened: "Ana Sousa, Bea Lind +2". */
export function coveredText({ by }: SkillRun): string {
  const more = by.length - MAX_NAMES;
  return by.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` +${more}` : '');
}

export function spokenRun(skill: string, { by, ...days }: SkillRun): string {
  return by.length === 0
    ? `${skill} uncovered, ${spokenRange(days)}`
    : `${skill} covered by ${by.join(', ')}, ${spokenRange(days)}`;
}
