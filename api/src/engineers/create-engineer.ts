import type { createEngineerBody } from '@erm/contracts/engineer-edits';
import type { z } from 'zod';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { creation } from '../audit/change';
import type { PasswordHasher } from '../passwords/password-hasher';
import type { Database } from '../collections/database';
import type { Transaction } from '../db/transaction';
import { newUserDocument, type UserDocument } from '../collections/user-document';
import { insertUser } from '../collections/user-repository';

/** Builds the document, hashing the password: slow work that does not belong inside a transaction. */
export async function newEngineer(
  passwords: PasswordHasher,
  { password, ...fields }: z.output<typeof createEngineerBody>,
): Promise<UserDocument> {
  const user = newUserDocument(
    { ...fields, role: 'engineer' },
    await passwords.hash(password, { owner: fields }),
  );
  return { ...user, mustChangePassword: true };
}

export async function createEngineer(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  engineer: UserDocument,
): Promise<UserDocument> {
  await insertUser(db, transaction, engineer);
  await recordChange(db, transaction, actor, creation('user', engineer));
  return engineer;
}
