import type { ApiDeps } from '../api-deps';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { creation } from '../audit/change';
import { newAccount } from '../auth/register';
import type { UserDocument } from '../collections/user-document';
import { insertUser } from '../collections/user-repository';

/** Creates a manager with a password that must be changed. */
export async function createManager(
  { db, passwords }: Pick<ApiDeps, 'db' | 'passwords'>,
  actor: Actor,
  { name, email }: { name: string; email: string },
  password: string,
): Promise<UserDocument> {
  const account = newAccount({ name, email, role: 'manager' }, await passwords.hash(password));
  const manager = { ...account, mustChangePassword: true };
  await db.transaction([email], async (transaction) => {
    await insertUser(db, transaction, manager);
    await recordChange(db, transaction, actor, creation('user', manager));
  });
  return manager;
}
