import type { updateEngineerBody } from '@erm/contracts/engineer-edits';
import type { z } from 'zod';
import type { ApiDeps } from '../api-deps';
import type { Actor } from '../audit/actor';
import { notFoundError } from '../errors/api-error';
import { updateUser } from '../users/update-user';
import type { UserDocument } from '../collections/user-document';
import { findUser } from '../collections/user-repository';

export async function updateEngineer(
  { db, passwords }: Pick<ApiDeps, 'db' | 'passwords'>,
  actor: Actor,
  id: string,
  { version, password, ...changes }: z.output<typeof updateEngineerBody>,
): Promise<UserDocument> {
  const credentials = password === undefined ? {} : await newCredentials(password);
  return updateUser(db, actor, {
    id,
    role: 'engineer',
    changes: { ...changes, ...credentials },
    version,
    missing: () => notFoundError('Engineer'),
  });

  async function newCredentials(set: string) {
    const user = await findUser(db, id);
    const owner = user ? { owner: { ...user, ...changes } } : {};
    return { passwordHash: await passwords.hash(set, owner), mustChangePassword: true };
  }
}
