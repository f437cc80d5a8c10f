import type { CalendarDay } from '@erm/contracts/calendar-day';
import { textMatcher } from '@erm/contracts/fold-text';
import { pageAround, type PageAround } from '@erm/contracts/page-around';
import type { ScheduleQuery } from '@erm/contracts/schedule';
import { scheduleRows, type ScheduleTotals } from '@erm/contracts/schedule-rows';
import {
  DELETED_ENGINEER,
  findAssignmentsMeeting,
  findDeletedEngineerIds,
  type ScheduledAssignment,
} from '../collections/assignment-repository';
import type { Database } from '../collections/database';
import { groupBy } from '../db/group-by';
import { distinctIds, type ObjectId } from '../db/id';
import { filterRoster } from '../engineers/filter-roster';
import type { Roster, RosterEntry } from '../engineers/roster';
import type { ProjectDocument } from '../collections/project-document';
import { findProjectsByIds } from '../collections/project-repository';
import type { UserDocument } from '../collections/user-document';
import { findAround } from './around';

export interface ScheduleEntry {
  engineer: RosterEntry;
  assignments: ScheduledAssignment[];
}

export interface SchedulePage extends PageAround, ScheduleTotals {
  entries: ScheduleEntry[];
  /** The deleted engineers on the page, after all others. */
  deleted: { engineerId: ObjectId; assignments: ScheduledAssignment[] }[];
  projects: ProjectDocument[];
  deletedTotal: number;
}

/** Some rows of the schedule. An engineer gets only their own row, whatever else they ask for. */
export async function getSchedule(
  db: Database,
  roster: Roster,
  query: ScheduleQuery,
  user: UserDocument,
  today: CalendarDay,
): Promise<SchedulePage> {
  return roster.readWith(undefined, (engineers) => readPage(db, engineers, query, user, today));
}

async function readPage(
  db: Database,
  engineers: readonly RosterEntry[],
  query: ScheduleQuery,
  user: UserDocument,
  today: CalendarDay,
): Promise<SchedulePage> {
  const [visible, deletedIds, assignment] = await Promise.all([
    user.role === 'manager'
      ? filterRoster(db, engineers, { ...query, projectsFrom: today })
      : engineers.filter(({ _id }) => _id.equals(user._id)),
    showsDeleted(query, user) ? findDeletedEngineerIds(db, query) : [],
    findAround(db, query.around, 'engineerId'),
  ]);
  const { matching, totals } = scheduleRows(visible, query, today);

  const around = pageAround(query, assignment, () => [
    ...matching.map(({ id }) => id),
    ...deletedIds.map((id) => id.toHexString()),
  ]);
  const { offset } = around;
  const page = matching.slice(offset, offset + query.limit);
  const skipped = Math.max(0, offset - matching.length);
  const deleted = deletedIds.slice(skipped, skipped + query.limit - page.length);
  const assignments = await findAssignmentsMeeting(db, [...page.map(({ _id }) => _id), ...deleted], query);
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
    ...totals,
    deletedTotal: deletedIds.length,
  };
}

/** Filters refer to data that deleted engineers no longer have. A search matches the name that lists show for them. */
function showsDeleted(
  { department, skill, project, only, q }: ScheduleQuery,
  { role }: UserDocument,
): boolean {
  const isFiltered = [department, skill, project, only].some((condition) => condition !== undefined);
  return role === 'manager' && !isFiltered && textMatcher(q)(DELETED_ENGINEER);
}
