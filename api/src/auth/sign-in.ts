import type { loginBody } from '@erm/contracts/auth';
import { ERROR_TEXT } from '@erm/contracts/errors';
import type { z } from 'zod';
import type { UserDocument } from '../users/user-document';
import type { ApiDeps } from '../api-deps';
import { ApiError } from '../errors/api-error';
import { findUserByEmail } from '../users/user-repository';

type Credentials = z.output<typeof loginBody>;

/** An unknown email and a wrong password are indistinguishable, in the error and in timing. */
export async function signIn(
  { db, passwords }: Pick<ApiDeps, 'db' | 'passwords'>,
  { email, password }: Credentials,
): Promise<UserDocument> {
  const user = await findUserByEmail(db, email);
  const matches = await passwords.verify(user?.passwordHash, password);
  if (!user || !matches) throw new ApiError('INVALID_CREDENTIALS', ERROR_TEXT.invalidCredentials);
  return user;
}
