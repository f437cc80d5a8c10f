import type { updateEngineerBody } from '@erm/contracts/engineers';
import type { z } from 'zod';
import type { Author } from '../audit/author';
import { changeUser } from '../auth/change-user';
import type { UserDocument } from '../db/user-document';
import type { ApiDeps } from '../http/api-deps';
import { notFound } from '../http/refusals';
import { describeEngineer } from './describe-engineers';

export async function updateEngineer(
  { db, passwords, today }: Pick<ApiDeps, 'db' | 'passwords' | 'today'>,
  author: Author,
  id: string,
  { version, password, ...changes }: z.output<typeof updateEngineerBody>,
): Promise<UserDocument> {
  const passwordHash = password === undefined ? {} : { passwordHash: await passwords.hash(password) };
  return changeUser(db, {
    id,
    role: 'engineer',
    author,
    changes: { ...changes, ...passwordHash },
    version,
    missing: () => notFound('Engineer'),
    present: (user) => describeEngineer(db, user, today()),
  });
}
