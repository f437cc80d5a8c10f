import { textMatcher } from '@erm/contracts/fold-text';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { AssignmentStatus } from '@erm/contracts/assignment-status';
import type { Allocation } from '@erm/contracts/load-curve';
import type { AnyBulkWriteOperation, Filter, ObjectId } from 'mongodb';
import type { AssignmentDocument } from './assignment-document';
import type { Database } from './database';
import type { Transaction } from '../db/transaction';
import { sortKey } from '../db/sort-key';
import { distinctIds, toObjectId, type Id } from '../db/id';
import { listPage, type List, type ListOrder, type ListRequest } from '../db/list-page';
import { IN_ONE_ROUND_TRIP } from '../db/one-round-trip';
import { textFilter } from '../db/text-filter';
import type { ProjectDocument } from './project-document';
import type { UserDocument } from './user-document';

const ASSIGNMENTS: ListOrder = {
  list: 'assignments',
  fields: {
    created: '_id',
    engineer: 'sortEngineer',
    project: 'sortProject',
    role: 'sortRole',
    allocationPercentage: 'allocationPercentage',
    startDate: 'startDate',
    endDate: 'endDate',
  },
  fallback: '-created',
};

/** The name that lists sort and search the assignments of deleted engineers by. */
export const DELETED_ENGINEER = sortKey('Deleted Engineer');

export interface AssignmentListRequest extends ListRequest {
  engineerId?: string | undefined;
  projectId?: string | undefined;
  status?: AssignmentStatus | undefined;
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
}

/** All assignments, searched by engineer; or one engineer's, searched by project. */
export async function listAssignments(
  db: Database,
  request: AssignmentListRequest,
  owner: UserDocument | null,
  today: CalendarDay,
): Promise<List<AssignmentDocument>> {
  const { engineerId, projectId, status, from, to, q } = request;
  const conditions: Filter<AssignmentDocument>[] = [
    owner ? { engineerId: owner._id } : {},
    engineerId ? { engineerId: toObjectId(engineerId) } : {},
    projectId ? { projectId: toObjectId(projectId) } : {},
    status ? statusFilter(status, today) : {},
    from ? { endDate: { $gte: from } } : {},
    to ? { startDate: { $lte: to } } : {},
    owner ? textFilter('sortProject', q) : await engineerFilter(db, q),
  ].filter((condition) => Object.keys(condition).length > 0);
  const filter = conditions.length === 0 ? {} : { $and: conditions };
  return listPage({ collection: db.assignments, filter }, ASSIGNMENTS, request);
}

/** Searches the engineers' names, because there are far fewer of them than assignments. */
async function engineerFilter(db: Database, q: string | undefined): Promise<Filter<AssignmentDocument>> {
  const search = textFilter('sortName', q);
  if (Object.keys(search).length === 0) return {};
  const engineers = await db.users
    .find({ role: 'engineer', ...search })
    .project<Pick<UserDocument, 'sortName'>>({ _id: 0, sortName: 1 })
    .toArray();
  const names = [...engineers.map(({ sortName }) => sortName), DELETED_ENGINEER];
  return { sortEngineer: { $in: names.filter(textMatcher(q)) } };
}

function statusFilter(status: AssignmentStatus, today: CalendarDay): Filter<AssignmentDocument> {
  if (status === 'upcoming') return { startDate: { $gt: today } };
  if (status === 'completed') return { endDate: { $lt: today } };
  return { startDate: { $lte: today }, endDate: { $gte: today } };
}

export async function findAssignment(db: Database, id: Id): Promise<AssignmentDocument | null> {
  return db.assignments.findOne({ _id: toObjectId(id) });
}

/** A transaction that writes one of these conflicts if it has been changed since this read. */
export async function findAssignmentsByIds(
  db: Database,
  ids: readonly Id[],
  session?: Transaction,
): Promise<AssignmentDocument[]> {
  if (ids.length === 0) return [];
  const filter = { _id: { $in: ids.map(toObjectId) } };
  return db.assignments.find(filter, { ...IN_ONE_ROUND_TRIP, ...(session && { session }) }).toArray();
}

export async function findAssignmentsOfEngineer(db: Database, engineerId: Id): Promise<AssignmentDocument[]> {
  return db.assignments
    .find({ engineerId: toObjectId(engineerId) })
    .sort({ _id: 1 })
    .toArray();
}

/** The fields of an assignment that a schedule shows. */
export type ScheduledAssignment = Pick<AssignmentDocument, '_id' | keyof typeof SCHEDULED>;

const SCHEDULED = {
  engineerId: 1,
  projectId: 1,
  projectDeleted: 1,
  version: 1,
  allocationPercentage: 1,
  role: 1,
  startDate: 1,
  endDate: 1,
} as const;

/** The assignments of these engineers that include any day of a span, in any order. */
export async function findAssignmentsMeeting(
  db: Database,
  engineerIds: readonly ObjectId[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
): Promise<ScheduledAssignment[]> {
  if (engineerIds.length === 0) return [];
  const filter = {
    engineerId: { $in: [...engineerIds] },
    // Both values, because the index has this field before the dates.
    projectDeleted: { $in: [false, true] },
    endDate: { $gte: from },
    startDate: { $lte: to },
  };
  return db.assignments.find(filter, IN_ONE_ROUND_TRIP).project<ScheduledAssignment>(SCHEDULED).toArray();
}

/** The deleted engineers with assignments that include any day of a span, in the order in which they were added. */
export async function findDeletedEngineerIds(
  db: Database,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): Promise<ObjectId[]> {
  const rows = await db.assignments
    .find({ engineerDeleted: true, endDate: { $gte: from }, startDate: { $lte: to } })
    .project<Pick<AssignmentDocument, 'engineerId'>>({ _id: 0, engineerId: 1 })
    .toArray();
  const ids = distinctIds(rows.map(({ engineerId }) => engineerId));
  return ids.sort((a, b) => (a.toHexString() < b.toHexString() ? -1 : 1));
}

type DaysOnProject = Pick<AssignmentDocument, '_id' | keyof typeof DAYS_ON_PROJECT>;

const DAYS_ON_PROJECT = { projectId: 1, engineerId: 1, startDate: 1, endDate: 1 } as const;

/** Who is assigned to these projects and when, without deleted engineers. */
export async function findDaysOnProjects(
  db: Database,
  projectIds: readonly ObjectId[],
  session?: Transaction,
): Promise<DaysOnProject[]> {
  if (projectIds.length === 0) return [];
  const filter = { projectId: { $in: [...projectIds] }, engineerDeleted: false };
  return db.assignments
    .find(filter, { ...IN_ONE_ROUND_TRIP, ...(session && { session }) })
    .project<DaysOnProject>(DAYS_ON_PROJECT)
    .toArray();
}

/** The same, limited to the assignments that include any day of a span. */
export async function findDaysOnProjectsMeeting(
  db: Database,
  projectIds: readonly ObjectId[],
  span: { from: CalendarDay; to: CalendarDay },
): Promise<DaysOnProject[]> {
  if (projectIds.length === 0) return [];
  return db.assignments
    .find(ofProjectsMeeting(projectIds, span), IN_ONE_ROUND_TRIP)
    .project<DaysOnProject>(DAYS_ON_PROJECT)
    .toArray();
}

/** The assignments to these projects that include any day of a span, without deleted engineers, in any order. */
export async function findAssignmentsOfProjects(
  db: Database,
  projectIds: readonly ObjectId[],
  span: { from: CalendarDay; to: CalendarDay },
): Promise<ScheduledAssignment[]> {
  if (projectIds.length === 0) return [];
  return db.assignments
    .find(ofProjectsMeeting(projectIds, span), IN_ONE_ROUND_TRIP)
    .project<ScheduledAssignment>(SCHEDULED)
    .toArray();
}

function ofProjectsMeeting(
  projectIds: readonly ObjectId[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
): Filter<AssignmentDocument> {
  return {
    projectId: { $in: [...projectIds] },
    engineerDeleted: false,
    endDate: { $gte: from },
    startDate: { $lte: to },
  };
}

/** The fields of an assignment that its load depends on. */
export type Share = Allocation & Pick<AssignmentDocument, '_id' | 'engineerId' | 'projectId'>;

/** The assignments that count as load of these engineers. */
export async function findShares(
  db: Database,
  session: Transaction,
  engineerIds: readonly ObjectId[],
): Promise<Share[]> {
  if (engineerIds.length === 0) return [];
  return db.assignments
    .find({ engineerId: { $in: [...engineerIds] }, projectDeleted: false }, { session, ...IN_ONE_ROUND_TRIP })
    .project<Share>({ engineerId: 1, projectId: 1, allocationPercentage: 1, startDate: 1, endDate: 1 })
    .toArray();
}

/** Writes what became of assignments that the transaction has read, or of new ones; `after` is null for deleted ones. */
export async function saveOutcomes(
  db: Database,
  session: Transaction,
  outcomes: readonly { before: AssignmentDocument | null; after: AssignmentDocument | null }[],
): Promise<void> {
  const writes = outcomes.flatMap(({ before, after }): AnyBulkWriteOperation<AssignmentDocument>[] => {
    if (!before) return after ? [{ insertOne: { document: after } }] : [];
    if (!after) return [{ deleteOne: { filter: { _id: before._id } } }];
    const { _id, lock: _lock, ...set } = after;
    return [{ updateOne: { filter: { _id }, update: { $set: set, $inc: { lock: 1 } } } }];
  });
  if (writes.length > 0) await db.assignments.bulkWrite(writes, { session });
}

export async function renameEngineer(db: Database, transaction: Transaction, engineer: UserDocument) {
  const set = { sortEngineer: sortKey(engineer.name) };
  await db.assignments.updateMany({ engineerId: engineer._id }, { $set: set }, { session: transaction });
}

export async function renameProject(db: Database, transaction: Transaction, project: ProjectDocument) {
  const set = { sortProject: sortKey(project.name) };
  await db.assignments.updateMany({ projectId: project._id }, { $set: set }, { session: transaction });
}

/** Undoes `markEngineerDeleted`. */
export async function markEngineerRestored(db: Database, transaction: Transaction, engineer: UserDocument) {
  const set = { engineerDeleted: false, sortEngineer: sortKey(engineer.name) };
  await db.assignments.updateMany({ engineerId: engineer._id }, { $set: set }, { session: transaction });
}

/** Undoes `markProjectDeleted`. */
export async function markProjectRestored(db: Database, transaction: Transaction, project: ProjectDocument) {
  const set = { projectDeleted: false, sortProject: sortKey(project.name) };
  await db.assignments.updateMany({ projectId: project._id }, { $set: set }, { session: transaction });
}

// Deleted engineers and projects are sorted and searched by the labels shown in the UI.

export async function markEngineerDeleted(db: Database, transaction: Transaction, id: Id) {
  const set = { engineerDeleted: true, sortEngineer: DELETED_ENGINEER };
  await db.assignments.updateMany({ engineerId: toObjectId(id) }, { $set: set }, { session: transaction });
}

export async function markProjectDeleted(db: Database, transaction: Transaction, id: Id) {
  const set = { projectDeleted: true, sortProject: sortKey('Deleted Project') };
  await db.assignments.updateMany({ projectId: toObjectId(id) }, { $set: set }, { session: transaction });
}
