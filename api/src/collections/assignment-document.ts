import type { CalendarDay } from '@erm/contracts/calendar-day';
import { ObjectId, type IndexDescription } from 'mongodb';
import { sortKey } from '../db/sort-key';
import type { ProjectDocument } from './project-document';
import type { UserDocument } from './user-document';

export interface AssignmentFields {
  role: string;
  /** A share of a full-time day, in whole percent. */
  allocationPercentage: number;
  startDate: CalendarDay;
  endDate: CalendarDay;
}

/**
 * The engineer and project of an assignment. Their names and deletions are denormalized here and maintained by the
 * transactions that rename and delete, so that a sorted page is read only from this collection.
 */
interface AssignmentReferences {
  engineerId: ObjectId;
  engineerDeleted: boolean;
  sortEngineer: string;
  projectId: ObjectId;
  projectDeleted: boolean;
  sortProject: string;
}

export interface AssignmentDocument extends AssignmentFields, AssignmentReferences {
  _id: ObjectId;
  sortRole: string;
  version: number;
  /** Incremented by every transaction that changes this assignment. */
  lock: number;
  createdAt: Date;
  updatedAt: Date;
}

export const assignmentIndexes: IndexDescription[] = [
  // Covers everything load is computed from, so those queries read no documents.
  {
    key: { engineerId: 1, projectDeleted: 1, endDate: 1, startDate: 1, allocationPercentage: 1 },
    name: 'engineer_load',
  },
  // Covers the query for the deleted engineers of some days.
  { key: { engineerDeleted: 1, endDate: 1, startDate: 1, engineerId: 1 }, name: 'of_deleted_engineers' },
  { key: { engineerId: 1, _id: 1 }, name: 'of_engineer' },
  { key: { projectId: 1, _id: 1 }, name: 'of_project' },
  // Covers the query for the team of a day.
  {
    key: { projectId: 1, engineerDeleted: 1, endDate: 1, startDate: 1, engineerId: 1 },
    name: 'team_of_project',
  },
  { key: { sortEngineer: 1, _id: 1 }, name: 'by_engineer' },
  { key: { sortProject: 1, _id: 1 }, name: 'by_project' },
  { key: { sortRole: 1, _id: 1 }, name: 'by_role' },
  { key: { allocationPercentage: 1, _id: 1 }, name: 'by_allocation' },
  { key: { startDate: 1, _id: 1 }, name: 'by_start' },
  { key: { endDate: 1, _id: 1 }, name: 'by_end' },
];

type Named<Document> = Pick<Document & { _id: ObjectId; name: string }, '_id' | 'name'>;

export function assignmentReferences(
  engineer: Named<UserDocument>,
  project: Named<ProjectDocument>,
): AssignmentReferences {
  return {
    engineerId: engineer._id,
    engineerDeleted: false,
    sortEngineer: sortKey(engineer.name),
    projectId: project._id,
    projectDeleted: false,
    sortProject: sortKey(project.name),
  };
}

export function newAssignmentDocument(
  fields: AssignmentFields,
  engineer: Named<UserDocument>,
  project: Named<ProjectDocument>,
): AssignmentDocument {
  const now = new Date();
  return {
    _id: new ObjectId(),
    ...fields,
    ...assignmentReferences(engineer, project),
    sortRole: sortKey(fields.role),
    version: 1,
    lock: 0,
    createdAt: now,
    updatedAt: now,
  };
}
