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

export type RosterLock = Pick<UserDocument, '_id' | 'lock'>;

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

/** The ids and locks of all engineers, read from an index alone. */
export async function findRosterLocks(db: Database): Promise<RosterLock[]> {
  return db.users.find({ role: 'engineer' }, IN_ONE_ROUND_TRIP).project<RosterLock>({ lock: 1 }).toArray();
}

/** These engineers, or all. */
export async function findRosterRows(db: Database, ids?: readonly ObjectId[]): Promise<RosterRow[]> {
  return db.users
    .find({ role: 'engineer', ...(ids && { _id: { $in: ids } }) }, IN_ONE_ROUND_TRIP)
    .project<RosterRow>(FIELDS)
    .toArray();
}

/**
 * Changes whenever an engineer is added, changed, or deleted. Every change increments `lock`, which starts at a random
 * number so that a new engineer cannot offset a deleted one.
 */
export async function rosterFingerprint(db: Database): Promise<string> {
  const [sums] = await db.users
    .aggregate<{ engineers: number; locks: number }>([
      { $match: { role: 'engineer' } },
      { $group: { _id: null, engineers: { $sum: 1 }, locks: { $sum: '$lock' } } },
    ])
    .toArray();
  return fingerprintOf(sums?.engineers ?? 0, sums?.locks ?? 0);
}

/** The fingerprint of exactly these engineers. */
export function fingerprintOfRows(rows: readonly { lock: number }[]): string {
  return fingerprintOf(
    rows.length,
    rows.reduce((sum, { lock }) => sum + lock, 0),
  );
}

function fingerprintOf(engineers: number, locks: number): string {
  return `${engineers}/${locks}`;
}
