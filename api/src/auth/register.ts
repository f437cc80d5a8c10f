import type { registerBody } from '@erm/contracts/auth';
import { DEFAULT_MAX_CAPACITY } from '@erm/contracts/defaults';
import type { z } from 'zod';
import type { ApiDeps } from '../api-deps';
import { recordChange } from '../audit/audit-repository';
import { creation } from '../audit/change';
import { ApiError } from '../errors/api-error';
import { newUserDocument, type UserDocument } from '../collections/user-document';
import { insertUser } from '../collections/user-repository';
import { mayRegister, registrationRefusedMessage } from './registration-policy';

type Registration = z.output<typeof registerBody>;

export async function register(
  { config, db, passwords }: Pick<ApiDeps, 'config' | 'db' | 'passwords'>,
  registration: Registration,
  requestId: string,
): Promise<UserDocument> {
  if (!mayRegister(config, registration.role)) {
    const message = registrationRefusedMessage(config);
    throw new ApiError('REGISTRATION_REFUSED', message, { issues: [{ path: 'role', message }] });
  }
  // Hashed before the email lookup, so that a registered email takes as long as a new one.
  const user = newAccount(registration, await passwords.hash(registration.password, { owner: registration }));
  await db.transaction([user.email], async (transaction) => {
    await insertUser(db, transaction, user);
    await recordChange(db, transaction, { ...user, requestId }, creation('user', user));
  });
  return user;
}

type Account = Pick<Registration, 'name' | 'email' | 'role' | 'seniority'>;

/** An account with the default values of everything that a new user is not asked for. */
export function newAccount({ name, email, role, seniority }: Account, passwordHash: string): UserDocument {
  const fields = {
    name,
    email,
    role,
    skills: [],
    seniority: role === 'engineer' ? (seniority ?? null) : null,
    maxCapacity: DEFAULT_MAX_CAPACITY,
    department: '',
  };
  return newUserDocument(fields, passwordHash);
}
