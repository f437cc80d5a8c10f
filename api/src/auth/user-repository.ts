import { ERROR_TEXT } from '@erm/contracts/errors';
import type { Role } from '@erm/contracts/roles';
import type { Database, Transaction } from '../db/database';
import { toObjectId, type Id } from '../db/id';
import { isDuplicate } from '../db/is-duplicate';
import { userKeys, type UserDocument, type UserFields } from '../db/user-document';
import { DomainError } from '../http/domain-error';

export type UserChanges = Partial<UserFields> & { passwordHash?: string };

export async function findUser(db: Database, id: Id): Promise<UserDocument | null> {
  return db.users.findOne({ _id: toObjectId(id) });
}

export async function findUserByEmail(db: Database, email: string): Promise<UserDocument | null> {
  return db.users.findOne({ email });
}

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.users.findOne({}, { projection: { _id: 1 } })) !== null;
}

export async function insertUser(db: Database, transaction: Transaction, user: UserDocument): Promise<void> {
  await refusingTakenEmail(() => db.users.insertOne(user, { session: transaction }));
}

/** Reads a person for a change: until the transaction ends, no other one that does so can commit. */
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

/** Writes the changes and what is derived from them; the person must be locked by the transaction. */
export async function saveUser(
  db: Database,
  transaction: Transaction,
  user: UserDocument,
  changes: UserChanges,
): Promise<UserDocument> {
  const set = { ...changes, ...userKeys({ ...user, ...changes }), updatedAt: new Date() };
  const tokenVersion = changes.passwordHash === undefined ? 0 : 1;
  await refusingTakenEmail(() =>
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

async function refusingTakenEmail(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isDuplicate(error, 'email')) throw error;
    const issues = [{ path: 'email', message: ERROR_TEXT.emailTaken }];
    throw new DomainError('EMAIL_TAKEN', ERROR_TEXT.emailTaken, { issues });
  }
}
