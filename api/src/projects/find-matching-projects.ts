import { overloadDays } from '@erm/contracts/availability';
import { commonDays, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { textMatcher } from '@erm/contracts/fold-text';
import type { ProjectScheduleQuery } from '@erm/contracts/schedule';
import { skillMatcher } from '@erm/contracts/skills';
import { isUnderstaffed } from '@erm/contracts/staffing';
import { findDaysOnProjectsMeeting } from '../collections/assignment-repository';
import type { Database } from '../collections/database';
import { groupBy } from '../db/group-by';
import { toObjectId } from '../db/id';
import type { RosterEntry } from '../engineers/roster';
import { rosterFilter } from '../engineers/roster-filter';
import type { StaffedProject, StaffingDeps } from './staffed-projects';

type Query = Pick<ProjectScheduleQuery, 'q' | 'from' | 'to' | 'department' | 'skill' | 'project' | 'only'>;

/** The projects that a search and the filters leave, in any order. Assignments are only read if a filter is about them. */
export async function findMatchingProjects(
  { db, roster, staffedProjects }: StaffingDeps,
  query: Query,
  today: CalendarDay,
): Promise<StaffedProject[]> {
  const { q, department, skill, project: id, only } = query;
  const isFound = textMatcher(q);
  const match = skill && skillMatcher(skill);
  const projects = (await staffedProjects()).filter(
    ({ search, project }) =>
      isFound(search) &&
      (!id || project._id === id) &&
      (!match || match(project.requiredSkills).missingSkills.length === 0),
  );
  if (!department && !only) return projects;
  return filterByStaff(db, await roster.engineers(), { ...query, today }, projects);
}

async function filterByStaff(
  db: Database,
  engineers: readonly RosterEntry[],
  { from, to, today, department, only }: Query & { today: CalendarDay },
  projects: readonly StaffedProject[],
): Promise<StaffedProject[]> {
  const shown = projects.filter(({ project }) => project.startDate <= to && project.endDate >= from);
  const ids = shown.map(({ project }) => toObjectId(project._id));
  const days = await findDaysOnProjectsMeeting(db, ids, { from, to });
  const daysOf = groupBy(days, ({ projectId }) => projectId.toHexString());
  const engineerOf = new Map(engineers.map((engineer) => [engineer.id, engineer]));
  const isWanted = rosterFilter({ department });
  // Nobody can be found for days that are past.
  const ahead = { startDate: from > today ? from : today, endDate: to };
  return shown.filter(({ project }) => {
    const stints = (daysOf.get(project._id) ?? []).flatMap(({ engineerId, startDate, endDate }) => {
      const engineer = engineerOf.get(engineerId.toHexString());
      return engineer
        ? [{ engineer, engineerId: engineer.id, skills: engineer.skills, startDate, endDate }]
        : [];
    });
    return (
      (!department || stints.some(({ engineer }) => isWanted(engineer))) &&
      (!only ||
        (only === 'over'
          ? stints.some((stint) => isOver(stint.engineer, commonDays(stint, ahead)))
          : isUnderstaffed(project, stints, { lack: only, days: ahead })))
    );
  });
}

const isOver = (engineer: RosterEntry, days: DaySpan | null) =>
  days !== null && overloadDays(engineer, days).length > 0;
