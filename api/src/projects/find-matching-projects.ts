import { overloadDays } from '@erm/contracts/availability';
import { commonDays, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import type { ProjectScheduleQuery } from '@erm/contracts/schedule';
import { skillMatcher } from '@erm/contracts/skills';
import { isUnderstaffed } from '@erm/contracts/staffing';
import { findDaysOnProjectsMeeting } from '../collections/assignment-repository';
import type { Database } from '../collections/database';
import { groupBy } from '../db/group-by';
import { hexIdOf, type ObjectId } from '../db/id';
import type { RosterEntry } from '../engineers/roster';
import { rosterFilter } from '../engineers/roster-filter';
import {
  findProjectIdsInOrder,
  findProjectNeedsInOrder,
  type ProjectNeeds,
} from '../collections/project-repository';

type Query = Pick<ProjectScheduleQuery, 'q' | 'from' | 'to' | 'department' | 'skill' | 'project' | 'only'>;

/** The IDs of the projects of a schedule, in order. Assignments are only read if a filter is about them. */
export async function findMatchingProjects(
  db: Database,
  engineers: readonly RosterEntry[],
  query: Query,
  today: CalendarDay,
): Promise<ObjectId[]> {
  const { q, department, skill, project, only } = query;
  if (!department && !skill && !project && !only) return findProjectIdsInOrder(db, q);
  const match = skill && skillMatcher(skill);
  const projects = (await findProjectNeedsInOrder(db, q)).filter(
    ({ _id, requiredSkills }) =>
      (!project || _id.equals(project)) && (!match || match(requiredSkills).missingSkills.length === 0),
  );
  const matching =
    department || only ? await filterByStaff(db, engineers, { ...query, today }, projects) : projects;
  return matching.map(({ _id }) => _id);
}

async function filterByStaff(
  db: Database,
  engineers: readonly RosterEntry[],
  { from, to, today, department, only }: Query & { today: CalendarDay },
  projects: readonly ProjectNeeds[],
): Promise<ProjectNeeds[]> {
  const shown = projects.filter(({ startDate, endDate }) => startDate <= to && endDate >= from);
  const ids = shown.map(({ _id }) => _id);
  const days = await findDaysOnProjectsMeeting(db, ids, { from, to });
  const daysOf = groupBy(days, ({ projectId }) => projectId.toHexString());
  const engineerOf = new Map(engineers.map((engineer) => [engineer.id, engineer]));
  const isWanted = rosterFilter({ department });
  // Nobody can be found for days that are past.
  const ahead = { startDate: from > today ? from : today, endDate: to };
  return shown.filter((project) => {
    const stints = (daysOf.get(hexIdOf(project)) ?? []).flatMap(({ engineerId, startDate, endDate }) => {
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
