import type { CalendarDay } from '@erm/contracts/calendar-day';
import { ObjectId } from 'mongodb';
import { sortKey } from './fold-text';
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
 * Whom and what an assignment joins. Names and deletions are repeated here, kept true by the transactions that rename
 * and delete, so that a sorted page and an engineer's load are read from this collection alone.
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
  /** Goes up in every transaction that changes this assignment, before it reads. */
  lock: number;
  createdAt: Date;
  updatedAt: Date;
}

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
