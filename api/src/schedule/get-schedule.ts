import { overloadsFrom } from '@erm/contracts/availability';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import { remainingCapacity } from '@erm/contracts/capacity';
import { loadOn } from '@erm/contracts/load-curve';
import { sortedDays, type ScheduleQuery } from '@erm/contracts/schedule';
import { inScheduleOrder } from '@erm/contracts/schedule-order';
import {
  DELETED_ENGINEER,
  findAssignmentsMeeting,
  findDeletedEngineerIds,
  type ScheduledAssignment,
} from '../collections/assignment-repository';
import type { Database } from '../collections/database';
import { groupBy } from '../db/group-by';
import { distinctIds, type ObjectId } from '../db/id';
import { textMatcher } from '@erm/contracts/fold-text';
import { filterRoster } from '../engineers/filter-roster';
import type { Roster, RosterEntry } from '../engineers/roster';
import type { ProjectDocument } from '../collections/project-document';
import { findProjectsByIds } from '../collections/project-repository';
import type { UserDocument } from '../collections/user-document';
import { findAround, pageAround, type PageAround } from './around';

export interface ScheduleEntry {
  engineer: RosterEntry;
  assignments: ScheduledAssignment[];
}

export interface SchedulePage extends PageAround {
  entries: ScheduleEntry[];
  /** The deleted engineers on the page, after all others. */
  deleted: { engineerId: ObjectId; assignments: ScheduledAssignment[] }[];
  projects: ProjectDocument[];
  total: number;
  deletedTotal: number;
  overCapacity: number;
  overRows: number[];
  freeToday: number;
}

/** Some rows of the schedule. An engineer gets only their own row, whatever else they ask for. */
export async function getSchedule(
  db: Database,
  roster: Roster,
  query: ScheduleQuery,
  user: UserDocument,
  today: CalendarDay,
): Promise<SchedulePage> {
  const [visible, deletedIds, assignment] = await Promise.all([
    visibleEngineers(db, roster, query, user, today),
    showsDeleted(query, user) ? findDeletedEngineerIds(db, query) : [],
    findAround(db, query),
  ]);
  const matching = inScheduleOrder(
    visible.filter((engineer) => hasWanted(engineer, query, today)),
    { sort: query.sort, days: sortedDays(query), today },
  );

  const around = pageAround(query, assignment, 'engineerId', () => [
    ...matching.map(({ id }) => id),
    ...deletedIds.map((id) => id.toHexString()),
  ]);
  const { offset } = around;
  const page = matching.slice(offset, offset + query.limit);
  const skipped = Math.max(0, offset - matching.length);
  const deleted = deletedIds.slice(skipped, skipped + query.limit - page.length);
  const assignments = await findAssignmentsMeeting(db, [...page.map(({ _id }) => _id), ...deleted], query);
  const overRows = [...matching.keys()].filter((row) => isOver(matching[row]!, today));
  const byEngineer = groupBy(assignments, ({ engineerId }) => engineerId.toHexString());
  return {
    entries: page.map((engineer) => ({
      engineer,
      assignments: byEngineer.get(engineer.id) ?? [],
    })),
    deleted: deleted.map((engineerId) => ({
      engineerId,
      assignments: byEngineer.get(engineerId.toHexString()) ?? [],
    })),
    ...around,
    projects: await findProjectsByIds(db, distinctIds(assignments.map(({ projectId }) => projectId))),
    total: matching.length,
    deletedTotal: deletedIds.length,
    overCapacity: overRows.length,
    overRows,
    freeToday: matching.filter((engineer) => freeOn(engineer, today) > 0).length,
  };
}

async function visibleEngineers(
  db: Database,
  roster: Roster,
  query: ScheduleQuery,
  user: UserDocument,
  today: CalendarDay,
): Promise<readonly RosterEntry[]> {
  if (user.role === 'manager') return filterRoster(db, roster, { ...query, projectsFrom: today });
  return (await roster.engineers()).filter(({ _id }) => _id.equals(user._id));
}

/** Filters are about what a deleted engineer no longer has. A search finds them by the name that lists show. */
function showsDeleted(
  { department, skill, project, only, q }: ScheduleQuery,
  { role }: UserDocument,
): boolean {
  const isFiltered = [department, skill, project, only].some((condition) => condition !== undefined);
  return role === 'manager' && !isFiltered && textMatcher(q)(DELETED_ENGINEER);
}

function hasWanted(engineer: RosterEntry, { only, min }: ScheduleQuery, today: CalendarDay): boolean {
  if (only === 'over') return isOver(engineer, today);
  return only !== 'free' || freeOn(engineer, today) >= min;
}

function freeOn({ maxCapacity, load }: RosterEntry, today: CalendarDay): number {
  return remainingCapacity(maxCapacity, loadOn(load, today));
}

/** Over capacity on a working day, today or later. */
function isOver(engineer: RosterEntry, today: CalendarDay): boolean {
  return overloadsFrom(engineer, today).length > 0;
}
