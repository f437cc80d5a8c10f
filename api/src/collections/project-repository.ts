import { storedTexts } from '../db/stored-values';
import type { ProjectStatus } from '@erm/contracts/project-statuses';
import type { Filter, ObjectId } from 'mongodb';
import type { Database } from './database';
import type { Transaction } from '../db/transaction';
import { keyById, toObjectId, type Id } from '../db/id';
import { listPage, type List, type ListOrder, type ListRequest } from '../db/list-page';
import { lockAll } from '../db/lock-all';
import { IN_ONE_ROUND_TRIP } from '../db/one-round-trip';
import { projectIndexFields, type ProjectDocument } from './project-document';
import { textFilter } from '../db/text-filter';

const PROJECTS: ListOrder = {
  list: 'projects',
  fields: {
    created: '_id',
    name: 'sortName',
    startDate: 'startDate',
    endDate: 'endDate',
    status: 'sortStatus',
  },
  fallback: '-created',
};

export interface ProjectListRequest extends ListRequest {
  status?: ProjectStatus | undefined;
  /** Limits the list to this project. */
  id?: string | undefined;
}

/** @param among limits the list to these projects; null for all */
export async function listProjects(
  db: Database,
  request: ProjectListRequest,
  among: readonly Id[] | null,
): Promise<List<ProjectDocument>> {
  const filter: Filter<ProjectDocument> = {
    ...idFilter(request.id, among),
    ...(request.status && { status: request.status }),
    ...textFilter('search', request.q),
  };
  return listPage({ collection: db.projects, filter }, PROJECTS, request);
}

function idFilter(id: string | undefined, among: readonly Id[] | null): Filter<ProjectDocument> {
  const allowed = among?.map(toObjectId);
  if (id === undefined) return allowed ? { _id: { $in: allowed } } : {};
  const wanted = toObjectId(id);
  return { _id: { $in: !allowed || allowed.some((each) => each.equals(wanted)) ? [wanted] : [] } };
}

export type ProjectNeeds = Pick<
  ProjectDocument,
  '_id' | 'startDate' | 'endDate' | 'teamSize' | 'requiredSkills'
>;

/** When all projects need whom, in order of their first day, then their name. */
export async function findProjectNeedsInOrder(db: Database): Promise<ProjectNeeds[]> {
  const projects = await db.projects
    .find()
    .sort({ startDate: 1, sortName: 1, _id: 1 })
    .project<ProjectNeeds>({ startDate: 1, endDate: 1, teamSize: 1, requiredSkills: 1 })
    .toArray();
  return projects.map((project) => ({ ...project, requiredSkills: storedTexts(project.requiredSkills) }));
}

export async function findProject(db: Database, id: Id): Promise<ProjectDocument | null> {
  return db.projects.findOne({ _id: toObjectId(id) });
}

export async function findProjectsByIds(
  db: Database,
  ids: readonly Id[],
  session?: Transaction,
): Promise<ProjectDocument[]> {
  if (ids.length === 0) return [];
  const filter = { _id: { $in: ids.map(toObjectId) } };
  return db.projects.find(filter, { ...IN_ONE_ROUND_TRIP, ...(session && { session }) }).toArray();
}

export async function insertProject(
  db: Database,
  transaction: Transaction,
  project: ProjectDocument,
): Promise<void> {
  await db.projects.insertOne(project, { session: transaction });
}

/** Locks those that exist, with at most two queries. */
export async function lockProjects(
  db: Database,
  session: Transaction,
  ids: readonly ObjectId[],
): Promise<ProjectDocument[]> {
  return lockAll(db.projects, session, ids);
}

/** Writes changed projects, which must be locked, with one query. Returns them by ID as stored. */
export async function saveProjects(
  db: Database,
  session: Transaction,
  projects: readonly ProjectDocument[],
): Promise<Map<string, ProjectDocument>> {
  const updatedAt = new Date();
  const saved = projects.map((project) => ({ ...project, ...projectIndexFields(project), updatedAt }));
  const writes = saved.map(({ _id, lock: _lock, ...$set }) => ({
    updateOne: { filter: { _id }, update: { $set } },
  }));
  if (writes.length > 0) await db.projects.bulkWrite(writes, { session });
  return keyById(saved);
}

/** Returns the deleted project, null if there was none. */
export async function deleteProjectDocument(
  db: Database,
  transaction: Transaction,
  id: Id,
): Promise<ProjectDocument | null> {
  return db.projects.findOneAndDelete({ _id: toObjectId(id) }, { session: transaction });
}
