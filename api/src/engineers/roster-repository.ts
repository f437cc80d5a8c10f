import type { ObjectId } from 'mongodb';
import type { Database } from '../collections/database';
import { IN_ONE_ROUND_TRIP } from '../db/one-round-trip';
import type { UserDocument } from '../collections/user-document';

export type RosterRow = Pick<
  UserDocument,
  | '_id'
  | 'name'
  | 'email'
  | 'skills'
  | 'seniority'
  | 'department'
  | 'maxCapacity'
  | 'version'
  | 'search'
  | 'load'
  | 'lock'
  | 'sortName'
>;

const FIELDS = {
  name: 1,
  email: 1,
  skills: 1,
  seniority: 1,
  department: 1,
  maxCapacity: 1,
  version: 1,
  search: 1,
  load: 1,
  lock: 1,
  sortName: 1,
} as const;

/** Whom the roster has. */
export const ENGINEERS = { role: 'engineer' } as const;

/** These engineers, or all. */
export async function findRosterRows(db: Database, ids?: readonly ObjectId[]): Promise<RosterRow[]> {
  return db.users
    .find({ ...ENGINEERS, ...(ids && { _id: { $in: ids } }) }, IN_ONE_ROUND_TRIP)
    .project<RosterRow>(FIELDS)
    .toArray();
}
