import { PROJECT_STATUSES, type ProjectStatus } from '@erm/contracts/project-statuses';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import { ObjectId } from 'mongodb';
import { searchText, sortKey } from './fold-text';

export interface ProjectFields {
  name: string;
  description: string;
  startDate: CalendarDay;
  endDate: CalendarDay;
  status: ProjectStatus;
  teamSize: number;
  requiredSkills: string[];
}

/** What a list searches and sorts by, kept beside the fields that it is derived from. */
interface ProjectKeys {
  search: string;
  sortName: string;
  sortStatus: number;
}

export interface ProjectDocument extends ProjectFields, ProjectKeys {
  _id: ObjectId;
  version: number;
  /** Goes up in every transaction that relies on the dates, so that none of them meets a change or a deletion. */
  lock: number;
  createdAt: Date;
  updatedAt: Date;
}

export function projectKeys({ name, description, requiredSkills, status }: ProjectFields): ProjectKeys {
  return {
    search: searchText([name, description, ...requiredSkills]),
    sortName: sortKey(name),
    sortStatus: PROJECT_STATUSES.indexOf(status),
  };
}

export function newProjectDocument(project: ProjectFields): ProjectDocument {
  const { name, description, startDate, endDate, status, teamSize, requiredSkills } = project;
  // Named one by one, because a request may carry more than is stored.
  const fields = { name, description, startDate, endDate, status, teamSize, requiredSkills };
  const now = new Date();
  return {
    _id: new ObjectId(),
    ...fields,
    ...projectKeys(fields),
    version: 1,
    lock: 0,
    createdAt: now,
    updatedAt: now,
  };
}
