import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { ObjectId } from 'mongodb';
import type { AssignmentDocument } from '../collections/assignment-document';
import type { Database } from '../collections/database';
import { groupBy } from '../db/group-by';
import { distinctIds, keyById, toObjectId, type Id } from '../db/id';
import { IN_ONE_ROUND_TRIP } from '../db/one-round-trip';
import { textFilter } from '../db/text-filter';
import type { Transaction } from '../db/transaction';
import type { UserDocument } from '../collections/user-document';
import type { ProjectDocument } from '../collections/project-document';

/** The engineers on a project and their combined skills. */
export type Team = Required<Pick<ProjectDocument, 'team' | 'teamSkills'>>;

type Membership = Pick<AssignmentDocument, 'projectId' | 'engineerId'>;
export type Member = Pick<UserDocument, '_id' | 'skills'>;

/** The teams of projects as their assignments define them, by project id. */
export async function computeTeams(
  db: Database,
  transaction: Transaction,
  projectIds: readonly ObjectId[],
): Promise<Map<string, Team>> {
  const filter = { projectId: { $in: [...projectIds] }, engineerDeleted: false };
  const rows = await db.assignments
    .find(filter, { session: transaction })
    .project<Membership>({ _id: 0, projectId: 1, engineerId: 1 })
    .toArray();
  const engineerIds = distinctIds(rows.map(({ engineerId }) => engineerId));
  const memberById = keyById(await findMembers(db, transaction, engineerIds));

  const teams = new Map(projectIds.map((id) => [id.toHexString(), new Map<string, Member>()]));
  for (const { projectId, engineerId } of rows) {
    const member = memberById.get(engineerId.toHexString());
    if (member) teams.get(projectId.toHexString())?.set(engineerId.toHexString(), member);
  }
  return new Map([...teams].map(([id, members]) => [id, teamOf([...members.values()])]));
}

/** Those of these engineers that still exist. */
export async function findMembers(
  db: Database,
  session: Transaction,
  ids: readonly ObjectId[],
): Promise<Member[]> {
  if (ids.length === 0) return [];
  return db.users
    .find({ _id: { $in: [...ids] } }, { session })
    .project<Member>({ skills: 1 })
    .toArray();
}

export function teamOf(members: readonly Member[]): Team {
  return { team: members.map(({ _id }) => _id), teamSkills: skillsOf(members) };
}

export function skillsOf(members: readonly Member[]): string[] {
  return [...new Set(members.flatMap(({ skills }) => skills))].sort();
}

/** Brings the stored teams of projects in line with their assignments. Writing them locks the projects. */
export async function refreshTeams(
  db: Database,
  transaction: Transaction,
  projectIds: readonly ObjectId[],
): Promise<void> {
  if (projectIds.length === 0) return;
  const teams = await computeTeams(db, transaction, projectIds);
  const writes = projectIds.map((_id) => ({
    updateOne: { filter: { _id }, update: { $set: teams.get(_id.toHexString())!, $inc: { lock: 1 } } },
  }));
  await db.projects.bulkWrite(writes, { session: transaction });
}

/** How many engineers have an assignment to these projects on a day, by project ID, without deleted ones. */
export async function countMembers(
  db: Database,
  projects: readonly Pick<ProjectDocument, '_id'>[],
  day: CalendarDay,
): Promise<ReadonlyMap<string, number>> {
  if (projects.length === 0) return new Map();
  const rows = await db.assignments
    .find({
      projectId: { $in: projects.map(({ _id }) => _id) },
      engineerDeleted: false,
      endDate: { $gte: day },
      startDate: { $lte: day },
    })
    .project<Membership>({ _id: 0, projectId: 1, engineerId: 1 })
    .toArray();
  const teams = groupBy(rows, ({ projectId }) => projectId.toHexString());
  return new Map(
    [...teams].map(([id, team]) => [id, distinctIds(team.map(({ engineerId }) => engineerId)).length]),
  );
}

/** The projects an engineer is assigned to. */
export async function findProjectIdsOfEngineer(
  db: Database,
  engineerId: Id,
  transaction?: Transaction,
): Promise<ObjectId[]> {
  const rows = await db.assignments
    .find(
      { engineerId: toObjectId(engineerId), projectDeleted: false },
      transaction ? { session: transaction } : {},
    )
    .project<Pick<AssignmentDocument, 'projectId'>>({ _id: 0, projectId: 1 })
    .toArray();
  return distinctIds(rows.map(({ projectId }) => projectId));
}

/** The engineers assigned to a project, without deleted ones. */
export async function findEngineerIdsOfProject(
  db: Database,
  projectId: Id,
  transaction?: Transaction,
): Promise<ObjectId[]> {
  const rows = await db.assignments
    .find(
      { projectId: toObjectId(projectId), engineerDeleted: false },
      transaction ? { session: transaction } : {},
    )
    .project<Pick<AssignmentDocument, 'engineerId'>>({ _id: 0, engineerId: 1 })
    .toArray();
  return distinctIds(rows.map(({ engineerId }) => engineerId));
}

/** Engineers assigned to a project whose name contains `q`, on this day or later. Empty for a blank `q`. */
export async function findEngineerIdsByProjectName(
  db: Database,
  q: string | undefined,
  day: CalendarDay,
): Promise<ObjectId[]> {
  const named = textFilter('sortName', q);
  if (Object.keys(named).length === 0) return [];
  // Projects first, because there are far fewer of them than assignments. Indexes cover both queries.
  const projects = await db.projects.find(named).project<Pick<ProjectDocument, '_id'>>({ _id: 1 }).toArray();
  if (projects.length === 0) return [];
  const projectId = { $in: projects.map(({ _id }) => _id) };
  const rows = await db.assignments
    .find({ projectId, engineerDeleted: false, endDate: { $gte: day } })
    .project<Pick<AssignmentDocument, 'engineerId'>>({ _id: 0, engineerId: 1 })
    .toArray();
  return distinctIds(rows.map(({ engineerId }) => engineerId));
}

type Stint = Pick<AssignmentDocument, 'engineerId' | 'startDate' | 'endDate'>;

/** Who has been assigned to a project and when, without deleted engineers. */
export async function findStintsOnProject(db: Database, projectId: Id): Promise<Stint[]> {
  return db.assignments
    .find({ projectId: toObjectId(projectId), engineerDeleted: false }, IN_ONE_ROUND_TRIP)
    .project<Stint>({ _id: 0, engineerId: 1, startDate: 1, endDate: 1 })
    .toArray();
}
