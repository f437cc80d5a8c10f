import { SENIORITIES, type Seniority } from '@erm/contracts/users';
import type { Role } from '@erm/contracts/roles';
import { ObjectId } from 'mongodb';
import { searchText, sortKey } from './fold-text';

export interface UserFields {
  name: string;
  email: string;
  role: Role;
  skills: string[];
  seniority: Seniority | null;
  maxCapacity: number;
  department: string;
}

/** What a list searches and sorts by, kept beside the fields that it is derived from. */
interface UserKeys {
  search: string;
  sortName: string;
  sortDepartment: string;
  sortSeniority: number;
}

/** The token of a session that was ended, by its `jti`; forgotten when it would have expired by itself. */
export interface RevokedToken {
  id: string;
  expiresAt: Date;
}

export interface UserDocument extends UserFields, UserKeys {
  _id: ObjectId;
  passwordHash: string;
  /** Goes up when the password or the role changes; tokens of before are refused. */
  tokenVersion: number;
  /** Kept here, because whoever asks with a token is read anyway; missing while there were none. */
  revokedTokens?: RevokedToken[];
  version: number;
  /** Goes up in every transaction that decides on this person's load, so that two of them never run side by side. */
  lock: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The id of a production database's first manager: fixed, so that there is one first and never two. */
export const FIRST_ACCOUNT_ID = ObjectId.createFromHexString('000000000000000000000001');

export function userKeys({ name, email, skills, department, seniority }: UserFields): UserKeys {
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
    ...userKeys(fields),
    passwordHash,
    tokenVersion: 1,
    version: 1,
    lock: 0,
    createdAt: now,
    updatedAt: now,
  };
}
