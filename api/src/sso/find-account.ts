import { randomBytes } from 'node:crypto';
import { emailInput, nameInput } from '@erm/contracts/users';
import type { SsoFailure } from '@erm/contracts/sso-paths';
import type { ApiDeps } from '../api-deps';
import { recordChange } from '../audit/audit-repository';
import { creation } from '../audit/change';
import { newAccount } from '../auth/register';
import type { UserDocument } from '../users/user-document';
import { findUser, findUserByEmail, insertUser, lockUser } from '../users/user-repository';
import { findIdentity, findIdentityOfUser, saveIdentity } from './identity-repository';
import type { Claims } from './provider';
import { roleOf } from './role-of';
import type { SsoConfig } from './sso-config';

/** A person who is who they say they are, but may not sign in. */
export class SsoRefused extends Error {
  override readonly name = 'SsoRefused';

  readonly reason: SsoFailure;

  constructor(reason: SsoFailure) {
    super(`Refused: ${reason}`);
    this.reason = reason;
  }
}

type Deps = Pick<ApiDeps, 'db' | 'passwords'>;

export interface SsoAccount {
  identity: string;
  user: UserDocument;
}

/**
 * The account of a person: the one they have signed in to before, else the one with their verified email, else a new one
 * if the configuration allows it.
 * @throws SsoRefused
 */
export async function findAccount(
  deps: Deps,
  config: SsoConfig,
  claims: Claims,
  requestId: string,
): Promise<SsoAccount> {
  const identity = `${claims.iss} ${claims.sub}`;
  const known = await findIdentity(deps.db, identity);
  const user =
    (known && (await findUser(deps.db, known.userId))) ??
    (await linkAccount(deps, config, { claims, identity, requestId }));
  if (user.disabled) throw new SsoRefused('disabled');
  assertRole(user, config, claims);
  return { identity, user };
}

function assertRole(user: UserDocument, config: SsoConfig, claims: Claims): void {
  const role = roleOf(claims, config);
  if (role !== 'any' && role !== user.role) throw new SsoRefused('role');
}

interface Person {
  claims: Claims;
  identity: string;
  requestId: string;
}

async function linkAccount(deps: Deps, config: SsoConfig, person: Person): Promise<UserDocument> {
  const { db } = deps;
  const email = emailInput.safeParse(person.claims['email']);
  // Anyone can claim any address at some providers.
  if (!email.success || person.claims['email_verified'] !== true) throw new SsoRefused('email');
  const existing = await findUserByEmail(db, email.data);
  if (!existing) return createAccount(deps, config, person, email.data);
  assertRole(existing, config, person.claims);
  await db.transaction([existing._id], async (transaction) => {
    await lockUser(db, transaction, existing._id);
    const other = await findIdentityOfUser(db, existing._id);
    if (other && other._id !== person.identity) throw new SsoRefused('linked');
    await saveIdentity(db, transaction, { _id: person.identity, userId: existing._id });
  });
  return existing;
}

async function createAccount(
  { db, passwords }: Deps,
  config: SsoConfig,
  { claims, identity, requestId }: Person,
  email: string,
): Promise<UserDocument> {
  const role = roleOf(claims, config);
  if (role === null) throw new SsoRefused('role');
  if (!config.createsAccounts) throw new SsoRefused('account');
  const name = nameInput.safeParse(claims['name']);
  const account = {
    name: name.success ? name.data : email.split('@')[0]!,
    email,
    role: role === 'any' ? ('engineer' as const) : role,
    seniority: undefined,
  };
  // Nobody knows it: this account has no password until an administrator sets one.
  const user = newAccount(account, await passwords.hash(randomBytes(32).toString('base64url')));
  await db.transaction([user._id], async (transaction) => {
    await insertUser(db, transaction, user);
    await saveIdentity(db, transaction, { _id: identity, userId: user._id });
    await recordChange(db, transaction, { ...user, requestId }, creation('user', user));
  });
  return user;
}
