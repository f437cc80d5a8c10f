import { commonDays, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { fillPlaces, type Place } from '@erm/contracts/places';
import type { MemberAssignment, ProjectScheduleRow } from '@erm/contracts/schedule';
import { skillGaps, type SkillGap } from '@erm/contracts/skill-coverage';
import { skillRuns, type SkillRun } from '@erm/contracts/skill-runs';
import { fullStaffing } from '@erm/contracts/short-staffing';
import { filledPlaces, type Staffing, staffingWithin, type StaffingStep } from '@erm/contracts/staffing';
import { assignLanes, LANE_PX, type Lanes } from '@erm/planning';
import type { Member } from './project-queries';

export const PLACE_PX = 32;

export interface PlaceModel extends Place<MemberAssignment> {
  /** The current, next, or last engineer; null for a place nobody ever fills. */
  holder: Member['engineer'] | null;
  lanes: Lanes<MemberAssignment>;
  height: number;
}

/** A project with all derived data of its rows. */
export interface ProjectModel extends ProjectScheduleRow {
  /** The project's days within the canvas; null if there are none. */
  span: DaySpan | null;
  /** Null until their assignments are loaded. */
  places: (PlaceModel | null)[];
  /** Filled places over time. */
  filled: StaffingStep[];
  /** Until the assignments are loaded, only with uncovered runs. */
  skills: { skill: string; runs: SkillRun[] }[];
  gaps: SkillGap[];
}

interface Computed {
  model: ProjectModel;
  /** Inputs of the computation besides the row. */
  from: readonly unknown[];
}

const models = new WeakMap<ProjectScheduleRow, Computed>();

/** Memoized by the identity of row and members, which they keep until they change. */
export function projectModel(
  row: ProjectScheduleRow,
  members: ReadonlyMap<string, Member>,
  shown: DaySpan,
  today: CalendarDay,
): ProjectModel {
  const from = [shown, today, ...row.assignments.map(({ engineerId }) => members.get(engineerId))];
  const known = models.get(row);
  if (known?.from.every((value, index) => value === from[index])) return known.model;
  const model = row.staffing ? shortModel(row, row.staffing, shown) : wholeModel(row, members, shown, today);
  models.set(row, { model, from });
  return model;
}

function shortModel(
  row: ProjectScheduleRow,
  { endDate, ...short }: NonNullable<ProjectScheduleRow['staffing']>,
  shown: DaySpan,
): ProjectModel {
  const { teamSize, requiredSkills } = row.project;
  const span = commonDays(row.project, shown);
  const none: Staffing = { steps: [], gaps: [] };
  const { steps, gaps } = span ? staffingWithin(span, fullStaffing(short, endDate)) : none;
  const count = Math.max(teamSize, ...steps.map(({ filled }) => filled));
  return {
    ...row,
    span,
    places: Array.from({ length: count }, () => null),
    filled: steps,
    skills: requiredSkills.map((skill) => ({
      skill,
      runs: gaps.filter((gap) => gap.skill === skill).map((gap) => ({ ...gap, by: [] })),
    })),
    gaps,
  };
}

function wholeModel(
  row: ProjectScheduleRow,
  members: ReadonlyMap<string, Member>,
  shown: DaySpan,
  today: CalendarDay,
): ProjectModel {
  const { project, assignments } = row;
  const span = commonDays(project, shown);
  const places = fillPlaces({ ...(span ?? project), teamSize: project.teamSize }, assignments);
  const engineerOf = (id: string) => members.get(id)?.engineer;
  const team = assignments.flatMap(({ engineerId, startDate, endDate }) => {
    const engineer = engineerOf(engineerId);
    return engineer ? [{ name: engineer.name, skills: engineer.skills, startDate, endDate }] : [];
  });
  return {
    ...row,
    span,
    places: places.map((place) => {
      const lanes = assignLanes(place.stints.flatMap((stint) => stint.assignments));
      const height = PLACE_PX + (lanes.count - 1) * LANE_PX;
      return { ...place, lanes, height, holder: engineerOf(holderId(place, today)) ?? null };
    }),
    filled: span ? filledPlaces(span, assignments) : [],
    skills: span
      ? project.requiredSkills.map((skill) => ({ skill, runs: skillRuns(skill, span, team) }))
      : [],
    gaps: span ? skillGaps({ ...span, requiredSkills: project.requiredSkills }, team) : [],
  };
}

function holderId({ stints }: Place<MemberAssignment>, today: CalendarDay): string {
  return (stints.find(({ endDate }) => endDate >= today) ?? stints.at(-1))?.engineerId ?? '';
}
