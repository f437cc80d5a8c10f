import type { createEngineerBody, Engineer } from '@erm/contracts/engineers';
import type { z } from 'zod';
import { creation } from '../audit/change';
import { insertUser } from '../auth/user-repository';
import { createOnce } from '../creations/create-once';
import type { Creator } from '../creations/creation-key';
import { newUserDocument } from '../db/user-document';
import type { ApiDeps } from '../http/api-deps';
import { presentEngineer } from './engineer-presenter';

export async function createEngineer(
  { db, passwords, today }: Pick<ApiDeps, 'db' | 'passwords' | 'today'>,
  creator: Creator,
  { password, ...fields }: z.output<typeof createEngineerBody>,
): Promise<Engineer> {
  const engineer = newUserDocument({ ...fields, role: 'engineer' }, await passwords.hash(password));
  return createOnce(db, [], creator, async (transaction) => {
    await insertUser(db, transaction, engineer);
    return { answer: presentEngineer(engineer, [], today()), change: creation('user', engineer) };
  });
}
