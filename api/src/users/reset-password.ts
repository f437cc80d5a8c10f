import type { ApiDeps } from '../api-deps';
import type { Actor } from '../audit/actor';
import type { UserDocument } from '../collections/user-document';
import { notFoundError } from '../errors/api-error';
import { updateUser } from './update-user';

/** Sets somebody else's password, which ends their sessions and must be changed. */
export async function resetPassword(
  { db, passwords }: Pick<ApiDeps, 'db' | 'passwords'>,
  actor: Actor,
  { _id, role }: UserDocument,
  password: string,
): Promise<UserDocument> {
  return updateUser(db, actor, {
    id: _id,
    role,
    changes: { passwordHash: await passwords.hash(password), mustChangePassword: true },
    version: undefined,
    missing: () => notFoundError('Account'),
  });
}
