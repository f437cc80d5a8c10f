import { PROJECT_STATUSES, type ProjectStatus } from '@erm/contracts/project-statuses';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import { ObjectId, type IndexDescription } from 'mongodb';
import { searchText } from '@erm/contracts/fold-text';
import { sortKey } from '../db/sort-key';
import { randomInt } from 'node:crypto';

export interface ProjectFields {
  name: string;
  description: string;
  startDate: CalendarDay;
  endDate: CalendarDay;
  status: ProjectStatus;
  teamSize: number;
  requiredSkills: string[];
}

/** Fields for searching and sorting lists, derived from those above and stored so that they can be indexed. */
interface ProjectIndexFields {
  search: string;
  sortName: string;
  sortStatus: number;
}

export interface ProjectDocument extends ProjectFields, ProjectIndexFields {
  _id: ObjectId;
  /**
   * The engineers with an assignment, without deleted ones, and every skill that one of them has. Maintained like the
   * load of engineers, so that a page of projects reads no assignments of other days. Missing in a database of an
   * earlier release until the next start.
   */
  team?: ObjectId[];
  teamSkills?: string[];
  version: number;
  /**
   * Incremented by every transaction that relies on the dates, or changes who is on the project, when, or with which
   * skills, so that such transactions conflict. Also invalidates caches, so it starts at a random number, like an
   * engineer's.
   */
  lock: number;
  createdAt: Date;
  updatedAt: Date;
}

export const projectIndexes: IndexDescription[] = [
  { key: { sortName: 1, _id: 1 }, name: 'by_name' },
  { key: { startDate: 1, _id: 1 }, name: 'by_start' },
  { key: { startDate: 1, sortName: 1, _id: 1 }, name: 'of_schedule' },
  { key: { endDate: 1, _id: 1 }, name: 'by_end' },
  { key: { sortStatus: 1, _id: 1 }, name: 'by_status' },
  { key: { status: 1, _id: 1 }, name: 'of_status' },
  { key: { search: 1 }, name: 'search' },
  { key: { lock: 1, _id: 1 }, name: 'locks' },
];

export function projectIndexFields({
  name,
  description,
  requiredSkills,
  status,
}: ProjectFields): ProjectIndexFields {
  return {
    search: searchText([name, description, ...requiredSkills]),
    sortName: sortKey(name),
    sortStatus: PROJECT_STATUSES.indexOf(status),
  };
}

export function newProjectDocument(project: ProjectFields): ProjectDocument {
  const { name, description, startDate, endDate, status, teamSize, requiredSkills } = project;
  // Picked one by one because a request may contain fields that are not stored.
  const fields = { name, description, startDate, endDate, status, teamSize, requiredSkills };
  const now = new Date();
  return {
    _id: new ObjectId(),
    ...fields,
    ...projectIndexFields(fields),
    team: [],
    teamSkills: [],
    version: 1,
    lock: randomInt(2 ** 31),
    createdAt: now,
    updatedAt: now,
  };
}
