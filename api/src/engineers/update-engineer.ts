import type { updateEngineerBody } from '@erm/contracts/engineers';
import type { z } from 'zod';
import type { ApiDeps } from '../api-deps';
import type { Actor } from '../audit/actor';
import { notFoundError } from '../errors/api-error';
import { updateUser } from '../users/update-user';
import type { UserDocument } from '../users/user-document';

export async function updateEngineer(
  { db, passwords }: Pick<ApiDeps, 'db' | 'passwords'>,
  actor: Actor,
  id: string,
  { version, password, ...changes }: z.output<typeof updateEngineerBody>,
): Promise<UserDocument> {
  const credentials =
    password === undefined ? {} : { passwordHash: await passwords.hash(password), mustChangePassword: true };
  return updateUser(db, actor, {
    id,
    role: 'engineer',
    changes: { ...changes, ...credentials },
    version,
    missing: () => notFoundError('Engineer'),
  });
}
