import { commonDays, partsWithin, type CalendarDay, type DaySpan } from './calendar-day';
import { loadCurve, loadSteps } from './load-curve';
import { stintsOf } from './places';
import { skillGaps, type SkillGap } from './skill-coverage';

/** Consecutive days of a project on which the same number of its places is filled. */
export interface StaffingStep extends DaySpan {
  filled: number;
}

/** Consecutive days of a project with the same number of open places. */
export interface OpenPlaces extends DaySpan {
  open: number;
}

/** An engineer on a project, for the days of one assignment. */
export interface Stint extends DaySpan {
  engineerId: string;
  skills: readonly string[];
}

/** How a project is staffed over its days: the steps have no gaps, and equal ones are one step. */
export interface Staffing {
  steps: StaffingStep[];
  gaps: SkillGap[];
}

/** Staffing gaps of a project: an open place, or an uncovered required skill. */
export const STAFFING_LACKS = ['open', 'uncovered'] as const;
export type StaffingLack = (typeof STAFFING_LACKS)[number];

/** Filters of a view of projects: those with staffing gaps, or with someone over capacity. */
export const PROJECT_FILTERS = [...STAFFING_LACKS, 'over'] as const;
export type ProjectFilterName = (typeof PROJECT_FILTERS)[number];

/** Whether a project lacks somebody on any of the days that it shares with a span. */
export function isUnderstaffed(
  project: DaySpan & { teamSize: number; requiredSkills: readonly string[] },
  stints: readonly Stint[],
  { lack, days }: { lack: StaffingLack; days: DaySpan },
): boolean {
  const span = commonDays(project, days);
  if (!span) return false;
  return lack === 'open'
    ? openPlaces(filledPlaces(span, stints), project.teamSize).length > 0
    : skillGaps({ ...span, requiredSkills: project.requiredSkills }, stints).length > 0;
}

/** Computes how many places are filled and which required skills are uncovered on each day of a project. */
export function staffingOf(
  project: DaySpan & { requiredSkills: readonly string[] },
  stints: readonly Stint[],
): Staffing {
  return { steps: filledPlaces(project, stints), gaps: skillGaps(project, stints) };
}

/** The part of a staffing that is within some days. */
export function staffingWithin(days: DaySpan, { steps, gaps }: Staffing): Staffing {
  return { steps: partsWithin(days, steps), gaps: partsWithin(days, gaps) };
}

/** A project's staffing gaps from a day on. */
export interface Lacks {
  /** How many places nobody fills on any of the days. */
  places: number;
  /** How many required skills are uncovered on any of them. */
  skills: number;
}

/** A project's staffing gaps from a day on. A completed project has none. */
export function lacksFrom(
  day: CalendarDay,
  project: { status: string; teamSize: number; staffing: readonly StaffingStep[]; gaps: readonly SkillGap[] },
): Lacks {
  const ahead = project.staffing.filter(({ endDate }) => endDate >= day);
  if (project.status === 'completed' || ahead.length === 0) return { places: 0, skills: 0 };
  const most = Math.max(...ahead.map(({ filled }) => filled));
  const uncovered = project.gaps.filter(({ endDate }) => endDate >= day);
  return {
    places: Math.max(0, project.teamSize - most),
    skills: new Set(uncovered.map(({ skill }) => skill)).size,
  };
}

/** The days on which fewer places are filled than the team has. */
export function openPlaces(steps: readonly StaffingStep[], teamSize: number): OpenPlaces[] {
  return steps.flatMap(({ startDate, endDate, filled }) =>
    filled < teamSize ? [{ startDate, endDate, open: teamSize - filled }] : [],
  );
}

/** How many places are filled on each day of a project. A person fills one, however many assignments they have then. */
export function filledPlaces(
  project: DaySpan,
  stints: readonly (DaySpan & { engineerId: string })[],
): StaffingStep[] {
  const present = stintsOf(stints).map(asPlace);
  return loadSteps(loadCurve(present), project).map(({ startDate, endDate, load }) => ({
    startDate,
    endDate,
    filled: load,
  }));
}

function asPlace({ startDate, endDate }: DaySpan) {
  return { startDate, endDate, allocationPercentage: 1 };
}

/** Who fills the places on a day: per person the assignments that include it, in the order given. */
export function placeHolders<Member extends DaySpan & { engineerId: string }>(
  members: readonly Member[],
  day: CalendarDay,
): Member[][] {
  const held = new Map<string, Member[]>();
  for (const member of members) {
    if (member.startDate > day || member.endDate < day) continue;
    held.set(member.engineerId, [...(held.get(member.engineerId) ?? []), member]);
  }
  return [...held.values()];
}
