import type { loginBody } from '@erm/contracts/auth';
import { ERROR_TEXT } from '@erm/contracts/errors';
import type { z } from 'zod';
import type { UserDocument } from '../db/user-document';
import type { ApiDeps } from '../http/api-deps';
import { DomainError } from '../http/domain-error';
import { findUserByEmail } from './user-repository';

type Credentials = z.output<typeof loginBody>;

/** A wrong e-mail and a wrong password are answered alike, in text and in time. */
export async function signIn(
  { db, passwords }: Pick<ApiDeps, 'db' | 'passwords'>,
  { email, password }: Credentials,
): Promise<UserDocument> {
  const user = await findUserByEmail(db, email);
  const matches = await passwords.verify(user?.passwordHash, password);
  if (!user || !matches) throw new DomainError('INVALID_CREDENTIALS', ERROR_TEXT.invalidCredentials);
  return user;
}
