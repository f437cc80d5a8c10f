import { createHmac } from 'node:crypto';
import type { loginBody } from '@erm/contracts/sign-in';
import { ERROR_TEXT } from '@erm/contracts/errors';
import type { z } from 'zod';
import type { UserDocument } from '../collections/user-document';
import type { ApiDeps } from '../api-deps';
import { ApiError } from '../errors/api-error';
import { findUserByEmail } from '../collections/user-repository';

type Credentials = z.output<typeof loginBody>;

/**
 * Signs in, and logs it, or logs the failure with the address and a keyed hash of the account, because users type passwords into
 * the email field too. An unknown email and an incorrect password are indistinguishable by error and timing. Only the
 * correct password reveals that an account is disabled.
 */
export async function signIn(
  { config, db, logger, passwords }: Pick<ApiDeps, 'config' | 'db' | 'logger' | 'passwords'>,
  { email, password }: Credentials,
  { address, requestId }: { address: string; requestId: string },
): Promise<UserDocument> {
  const user = await findUserByEmail(db, email);
  const matches = await passwords.verify(user?.passwordHash, password);
  if (!user || !matches) {
    const account = createHmac('sha256', config.jwtSecret).update(email).digest('base64url');
    logger.warn({ requestId, address, account }, 'Sign-in failed');
    throw new ApiError('INVALID_CREDENTIALS', ERROR_TEXT.invalidCredentials);
  }
  if (user.disabled) throw accountDisabledError(config.adminEmail);
  logger.info({ requestId, address, user: user._id, method: 'password' }, 'Signed in');
  return user;
}

export function accountDisabledError(adminEmail: string): ApiError {
  return new ApiError('ACCOUNT_DISABLED', `This account is disabled. Please contact ${adminEmail}.`);
}
