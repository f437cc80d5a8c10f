import type { createEngineerBody } from '@erm/contracts/engineers';
import type { z } from 'zod';
import { insertUser } from '../auth/user-repository';
import { newUserDocument, type UserDocument } from '../db/user-document';
import type { ApiDeps } from '../http/api-deps';

export async function createEngineer(
  { db, passwords }: Pick<ApiDeps, 'db' | 'passwords'>,
  { password, ...fields }: z.output<typeof createEngineerBody>,
): Promise<UserDocument> {
  const engineer = newUserDocument({ ...fields, role: 'engineer' }, await passwords.hash(password));
  await insertUser(db, engineer);
  return engineer;
}
