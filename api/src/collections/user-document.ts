import { randomInt } from 'node:crypto';
import { SENIORITIES, type Seniority } from '@erm/contracts/users';
import type { Role } from '@erm/contracts/roles';
import { ObjectId, type IndexDescription } from 'mongodb';
import { loadCurve } from '@erm/contracts/load-curve';
import { searchText } from '@erm/contracts/fold-text';
import { sortKey } from '../db/sort-key';
import { packLoad } from './packed-load';

export interface UserFields {
  name: string;
  email: string;
  role: Role;
  skills: string[];
  seniority: Seniority | null;
  maxCapacity: number;
  department: string;
}

/** Fields for searching and sorting lists, derived from those above and stored so that they can be indexed. */
interface UserIndexFields {
  search: string;
  sortName: string;
  sortDepartment: string;
  sortSeniority: number;
}

/** The `jti` of an ended session. Removed once the token would have expired anyway. */
export interface RevokedToken {
  id: string;
  expiresAt: Date;
}

export interface UserDocument extends UserFields, UserIndexFields {
  _id: ObjectId;
  passwordHash: string;
  /** Set with every password that somebody else chooses, and reset by the user's own change. */
  mustChangePassword?: boolean;
  /** Only managers can be disabled. */
  disabled?: boolean;
  /** Incremented when the password changes or the user is disabled, which invalidates every token issued before. */
  tokenVersion: number;
  /** Stored here because every request reads its user anyway. Absent until the first logout. */
  revokedTokens?: RevokedToken[];
  /**
   * An engineer's load over time, packed by `packLoad`. Every transaction that changes an assignment updates it, so
   * that queries on the whole roster read no assignments. Missing in a database of an earlier release until the next
   * start.
   */
  load?: string;
  version: number;
  /**
   * Incremented by every transaction that changes this user or checks their load, so that two of them always
   * conflict. Starts at a random number: see `db/locks.ts`.
   */
  lock: number;
  createdAt: Date;
  updatedAt: Date;
}

export const userIndexes: IndexDescription[] = [
  { key: { email: 1 }, name: 'email', unique: true },
  { key: { role: 1, sortName: 1, _id: 1 }, name: 'roster_by_name' },
  { key: { role: 1, email: 1, _id: 1 }, name: 'roster_by_email' },
  { key: { role: 1, sortDepartment: 1, _id: 1 }, name: 'roster_by_department' },
  { key: { role: 1, sortSeniority: 1, _id: 1 }, name: 'roster_by_seniority' },
  { key: { role: 1, search: 1 }, name: 'roster_search' },
  // Covers the fingerprint of the roster, and the search for what changed.
  { key: { role: 1, lock: 1, _id: 1 }, name: 'roster_locks' },
];

export function userIndexFields({ name, email, skills, department, seniority }: UserFields): UserIndexFields {
  return {
    search: searchText([name, email, ...skills]),
    sortName: sortKey(name),
    sortDepartment: sortKey(department),
    sortSeniority: seniority === null ? -1 : SENIORITIES.indexOf(seniority),
  };
}

export function newUserDocument(fields: UserFields, passwordHash: string): UserDocument {
  const now = new Date();
  return {
    _id: new ObjectId(),
    ...fields,
    ...userIndexFields(fields),
    passwordHash,
    load: packLoad(loadCurve([])),
    tokenVersion: 1,
    version: 1,
    lock: randomInt(2 ** 31),
    createdAt: now,
    updatedAt: now,
  };
}
