import type { registerBody } from '@erm/contracts/auth';
import { DEFAULT_MAX_CAPACITY } from '@erm/contracts/users';
import type { z } from 'zod';
import { recordChange } from '../audit/audit-repository';
import { creation } from '../audit/change';
import type { Database } from '../database';
import { FIRST_ACCOUNT_ID, newUserDocument, type UserDocument } from '../users/user-document';
import { isDuplicate } from '../db/is-duplicate';
import type { ApiDeps } from '../api-deps';
import { ApiError } from '../errors/api-error';
import { mayBeFirstManager, mayRegister, registrationRefusedMessage } from './registration-policy';
import { hasUsers, insertUser } from '../users/user-repository';

type Registration = z.output<typeof registerBody>;
type Deps = Pick<ApiDeps, 'config' | 'db' | 'passwords'>;

export async function register(
  deps: Deps,
  registration: Registration,
  requestId: string,
): Promise<UserDocument> {
  const { config, db } = deps;
  const { role } = registration;
  if (mayRegister(config, role)) {
    const user = await newAccount(deps, registration);
    await addAccount(db, user, requestId);
    return user;
  }
  if (mayBeFirstManager(config, role) && !(await hasUsers(db))) {
    return registerFirst(deps, registration, requestId);
  }
  throw registrationRefusedError(deps);
}

/** Concurrent first registrations insert the same ID, so exactly one of them succeeds. */
async function registerFirst(
  deps: Deps,
  registration: Registration,
  requestId: string,
): Promise<UserDocument> {
  const user = { ...(await newAccount(deps, registration)), _id: FIRST_ACCOUNT_ID };
  try {
    await addAccount(deps.db, user, requestId);
    return user;
  } catch (error) {
    throw isDuplicate(error, '_id') ? registrationRefusedError(deps) : error;
  }
}

async function addAccount(db: Database, user: UserDocument, requestId: string): Promise<void> {
  await db.transaction([], async (transaction) => {
    await insertUser(db, transaction, user);
    await recordChange(db, transaction, { ...user, requestId }, creation('user', user));
  });
}

/** Hashes before the email is looked up, so a registered email takes as long as a new one. */
async function newAccount({ passwords }: Deps, registration: Registration): Promise<UserDocument> {
  const { name, email, role, password, seniority } = registration;
  const fields = {
    name,
    email,
    role,
    skills: [],
    seniority: role === 'engineer' ? (seniority ?? null) : null,
    maxCapacity: DEFAULT_MAX_CAPACITY,
    department: '',
  };
  return newUserDocument(fields, await passwords.hash(password));
}

function registrationRefusedError({ config }: Deps): ApiError {
  const message = registrationRefusedMessage(config);
  return new ApiError('REGISTRATION_REFUSED', message, { issues: [{ path: 'role', message }] });
}
