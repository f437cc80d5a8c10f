import { ERROR_TEXT } from '@erm/contracts/errors';
import type { Role } from '@erm/contracts/roles';
import type { Database } from '../database';
import type { Transaction } from '../db/transaction';
import { keyById, toObjectId, type Id } from '../db/id';
import { isDuplicate } from '../db/is-duplicate';
import { userIndexFields, type UserDocument, type UserFields } from './user-document';
import { ApiError } from '../errors/api-error';

export type UserChanges = Partial<UserFields> & { passwordHash?: string };

export async function findUser(db: Database, id: Id): Promise<UserDocument | null> {
  return db.users.findOne({ _id: toObjectId(id) });
}

export async function findUserByEmail(db: Database, email: string): Promise<UserDocument | null> {
  return db.users.findOne({ email });
}

export async function findUsersByIds(db: Database, ids: readonly Id[]): Promise<UserDocument[]> {
  return ids.length === 0 ? [] : db.users.find({ _id: { $in: ids.map(toObjectId) } }).toArray();
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

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.users.findOne({}, { projection: { _id: 1 } })) !== null;
}

export async function insertUser(db: Database, transaction: Transaction, user: UserDocument): Promise<void> {
  await translatingTakenEmail(() => db.users.insertOne(user, { session: transaction }));
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

/** Writes the changes and everything derived from them. The transaction must hold the lock. */
export async function saveUser(
  db: Database,
  transaction: Transaction,
  user: UserDocument,
  changes: UserChanges,
): Promise<UserDocument> {
  const set = { ...changes, ...userIndexFields({ ...user, ...changes }), updatedAt: new Date() };
  const tokenVersion = changes.passwordHash === undefined ? 0 : 1;
  await translatingTakenEmail(() =>
    db.users.updateOne(
      { _id: user._id },
      { $set: set, $inc: { version: 1, tokenVersion } },
      { session: transaction },
    ),
  );
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
    const issues = [{ path: 'email', message: ERROR_TEXT.emailTaken }];
    throw new ApiError('EMAIL_TAKEN', ERROR_TEXT.emailTaken, { issues });
  }
}
