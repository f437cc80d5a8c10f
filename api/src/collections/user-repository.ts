import { ERROR_TEXT } from '@erm/contracts/errors';
import type { Role } from '@erm/contracts/roles';
import type { ObjectId } from 'mongodb';
import type { Database } from './database';
import type { Transaction } from '../db/transaction';
import { keyById, toObjectId, type Id } from '../db/id';
import { lockAll } from '../db/lock-all';
import { isDuplicate } from '../db/is-duplicate';
import { userIndexFields, type UserDocument, type UserFields } from './user-document';
import { fieldError, type ApiError } from '../errors/api-error';
import { assertNotReserved } from './reserve-email';

export type UserChanges = Partial<UserFields> &
  Partial<Pick<UserDocument, 'passwordHash' | 'mustChangePassword' | 'disabled'>>;

export async function findUser(db: Database, id: Id): Promise<UserDocument | null> {
  return db.users.findOne({ _id: toObjectId(id) });
}

export async function findUserByEmail(
  db: Database,
  email: string,
  transaction?: Transaction,
): Promise<UserDocument | null> {
  return db.users.findOne({ email }, transaction ? { session: transaction } : {});
}

export async function findUsersByIds(
  db: Database,
  ids: readonly Id[],
  session?: Transaction,
): Promise<UserDocument[]> {
  const filter = { _id: { $in: ids.map(toObjectId) } };
  return ids.length === 0 ? [] : db.users.find(filter, session ? { session } : {}).toArray();
}

export async function findAccounts(db: Database, roles: readonly Role[]): Promise<UserDocument[]> {
  const pages = roles.map((role) => db.users.find({ role }).sort({ sortName: 1, _id: 1 }).toArray());
  return (await Promise.all(pages)).flat();
}

export async function hasManager(db: Database, transaction?: Transaction): Promise<boolean> {
  const options = { projection: { _id: 1 }, ...(transaction && { session: transaction }) };
  return (await db.users.findOne({ role: 'manager' }, options)) !== null;
}

/** Adds the user to each row. Rows whose user has been deleted in the meantime are omitted. */
export async function withUsers<Row extends Pick<UserDocument, '_id'>>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & { user: UserDocument })[]> {
  const ids = rows.map(({ _id }) => _id);
  const userById = keyById(await findUsersByIds(db, ids));
  return rows.flatMap((row) => {
    const user = userById.get(row._id.toHexString());
    return user ? [{ ...row, user }] : [];
  });
}

export async function insertUser(db: Database, transaction: Transaction, user: UserDocument): Promise<void> {
  await translatingTakenEmail(() => db.users.insertOne(user, { session: transaction }));
  await assertNotReserved(db, transaction, user.email);
}

/** Reads a user to be changed. Other transactions that lock the same user will conflict. */
export async function lockUser(
  db: Database,
  transaction: Transaction,
  id: Id,
  role?: Role,
): Promise<UserDocument | null> {
  return db.users.findOneAndUpdate(
    { _id: toObjectId(id), ...(role && { role }) },
    { $inc: { lock: 1 } },
    { session: transaction, returnDocument: 'after' },
  );
}

/** Locks those that exist, with at most two queries. */
export async function lockUsers(
  db: Database,
  session: Transaction,
  ids: readonly ObjectId[],
  role: Role,
): Promise<UserDocument[]> {
  return lockAll(db.users, session, ids, { role });
}

/** Writes the changes and everything derived from them. The transaction must hold the lock. */
export async function saveUser(
  db: Database,
  transaction: Transaction,
  user: UserDocument,
  changes: UserChanges,
): Promise<UserDocument> {
  const set = { ...changes, ...userIndexFields({ ...user, ...changes }), updatedAt: new Date() };
  const endsSessions = changes.passwordHash !== undefined || changes.disabled === true;
  const tokenVersion = endsSessions ? 1 : 0;
  await translatingTakenEmail(() =>
    db.users.updateOne(
      { _id: user._id },
      { $set: set, $inc: { version: 1, tokenVersion } },
      { session: transaction },
    ),
  );
  if (set.email !== undefined && set.email !== user.email) {
    await assertNotReserved(db, transaction, set.email);
  }
  return {
    ...user,
    ...set,
    version: user.version + 1,
    tokenVersion: user.tokenVersion + tokenVersion,
  };
}

async function translatingTakenEmail(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isDuplicate(error, 'email')) throw error;
    throw emailTakenError();
  }
}

export function emailTakenError(): ApiError {
  return fieldError('EMAIL_TAKEN', [{ path: 'email', message: ERROR_TEXT.emailTaken }]);
}
