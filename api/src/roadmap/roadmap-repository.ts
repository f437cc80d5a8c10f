import type { DaySpan } from '@erm/contracts/calendar-day';
import type { RoadmapQuery, RoadmapSort } from '@erm/contracts/roadmap';
import { PROJECT_STATUSES, type ProjectStatus } from '@erm/contracts/project-statuses';
import type { Filter, ObjectId } from 'mongodb';
import type { Database } from '../collections/database';
import { keyById, toObjectId } from '../db/id';
import { count } from '../db/list-page';
import { textFilter } from '../db/text-filter';
import type { ProjectDocument } from '../collections/project-document';
import { findProjectsByIds } from '../collections/project-repository';
import { pageAround, type PageAround } from '../schedule/around';

const SORTED_BY: Record<Exclude<RoadmapSort, 'open'>, string> = {
  start: 'startDate',
  end: 'endDate',
  name: 'sortName',
};

/** What a roadmap shows. */
interface RoadmapSearch extends RoadmapQuery {
  /** The projects that other filters leave. */
  among: ObjectId[] | undefined;
}

export interface RoadmapProjects extends PageAround {
  projects: ProjectDocument[];
}

/** The projects of a page, in their order. */
export async function findRoadmapPage(db: Database, query: RoadmapSearch): Promise<RoadmapProjects> {
  const ids = query.sort === 'open' ? await idsByOpenPlaces(db, query) : await idsBy(db, query, query.sort);
  const around = pageAround(query, null, 'projectId', () => ids.map((id) => id.toHexString()));
  const page = ids.slice(around.offset, around.offset + query.limit);
  const [found, aroundDays] = await Promise.all([findProjectsByIds(db, page), findDaysAround(db, query)]);
  const projects = keyById(found);
  return { ...around, aroundDays, projects: page.flatMap((id) => projects.get(id.toHexString()) ?? []) };
}

/** The days of the project that the query begins around if it matches, whenever it is. */
async function findDaysAround(db: Database, query: RoadmapSearch): Promise<DaySpan | null> {
  if (query.around === undefined) return null;
  return db.projects.findOne(
    { $and: [conditionsOf(query), { _id: toObjectId(query.around) }] },
    { projection: { _id: 0, startDate: 1, endDate: 1 } },
  );
}

/** Up to the end of the page, or all if any of them may be where it begins. */
async function idsBy(db: Database, query: RoadmapSearch, sort: keyof typeof SORTED_BY): Promise<ObjectId[]> {
  const limit = query.around === undefined ? query.offset + query.limit : 0;
  const rows = await db.projects
    .find(filterOf(query), { sort: { [SORTED_BY[sort]]: 1, _id: 1 }, limit })
    .project<Pick<ProjectDocument, '_id'>>({ _id: 1 })
    .toArray();
  return rows.map(({ _id }) => _id);
}

type Places = Pick<ProjectDocument, '_id' | 'teamSize' | 'team' | 'sortName'>;

/** Nothing stores how many places are open, so all that match are compared, but by these fields only. */
async function idsByOpenPlaces(db: Database, query: RoadmapSearch): Promise<ObjectId[]> {
  const rows = await db.projects
    .find(filterOf(query))
    .project<Places>({ teamSize: 1, team: 1, sortName: 1 })
    .toArray();
  return rows.sort((a, b) => open(b) - open(a) || (a.sortName < b.sortName ? -1 : 1)).map(({ _id }) => _id);
}

function open({ teamSize, team = [] }: Places): number {
  return Math.max(0, teamSize - team.length);
}

export type RoadmapCounts = Record<ProjectStatus, number> & { total: number; otherDays: number };

/** How many projects match, by status, and how many more would on other days. */
export async function countRoadmap(db: Database, query: RoadmapSearch): Promise<RoadmapCounts> {
  const [matching, planning, active, completed] = await Promise.all([
    count(db.projects, conditionsOf(query)),
    ...PROJECT_STATUSES.map((status) =>
      query.status && query.status !== status ? 0 : count(db.projects, filterOf({ ...query, status })),
    ),
  ]);
  const counts = { planning: planning ?? 0, active: active ?? 0, completed: completed ?? 0 };
  const total = counts.planning + counts.active + counts.completed;
  return { ...counts, total, otherDays: Math.max(0, matching - total) };
}

function filterOf(query: RoadmapSearch): Filter<ProjectDocument> {
  return { ...conditionsOf(query), startDate: { $lte: query.to }, endDate: { $gte: query.from } };
}

function conditionsOf({ q, status, among }: RoadmapSearch): Filter<ProjectDocument> {
  return { ...(among && { _id: { $in: among } }), ...(status && { status }), ...textFilter('search', q) };
}
