import { randomBytes } from 'node:crypto';
import { emailInput, isDeliverable } from '@erm/contracts/credentials';
import { nameInput } from '@erm/contracts/person-inputs';
import type { SsoFailure } from '@erm/contracts/sso-paths';
import type { ApiDeps } from '../api-deps';
import { recordChange } from '../audit/audit-repository';
import { acceptance, creation, update } from '../audit/change';
import { newAccount } from '../auth/register';
import { isDuplicate } from '../db/is-duplicate';
import { ApiError } from '../errors/api-error';
import { takeInvitation } from '../collections/reserve-email';
import type { UserDocument } from '../collections/user-document';
import { findUser, findUserByEmail, insertUser, lockUser, saveUser } from '../collections/user-repository';
import type { SsoConfig } from '../sso-config';
import { findIdentity, findIdentityOfUser, saveIdentity } from './identity-repository';
import type { Claims } from './provider';
import { roleOf } from './role-of';

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
  const find = () => findAccountOnce(deps, config, claims, requestId);
  return find().catch((error: unknown) => {
    // The same person was faster in another tab, so the account exists by now.
    const isTaken = error instanceof ApiError && error.code === 'EMAIL_TAKEN';
    if (isTaken || isDuplicate(error)) return find();
    throw error;
  });
}

async function findAccountOnce(
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
  assertMaySignIn(user, config, claims);
  return { identity, user };
}

function assertMaySignIn(user: UserDocument, config: SsoConfig, claims: Claims): void {
  if (user.disabled) throw new SsoRefused('disabled');
  const role = roleOf(claims, config);
  if (role !== 'any' && role !== user.role) throw new SsoRefused('role');
}

interface Person {
  claims: Claims;
  identity: string;
  requestId: string;
}

/**
 * The account with the person's email is theirs from now on, and nobody else's: anyone may have registered with this
 * email before, so the password and the sessions from before end.
 */
async function linkAccount(deps: Deps, config: SsoConfig, person: Person): Promise<UserDocument> {
  const { db, passwords } = deps;
  const { identity, requestId } = person;
  const email = emailInput.safeParse(person.claims['email']);
  // Anyone can claim any address at some providers.
  if (!email.success || person.claims['email_verified'] !== true) throw new SsoRefused('email');
  const existing = await findUserByEmail(db, email.data);
  if (!existing) return createAccount(deps, config, person, email.data);
  assertMaySignIn(existing, config, person.claims);
  const passwordHash = await passwords.hash(unknownPassword());
  return db.transaction([existing._id], async (transaction) => {
    const user = await lockUser(db, transaction, existing._id);
    if (!user) throw new SsoRefused('failed');
    const linked = await findIdentityOfUser(db, user._id);
    if (linked && linked._id !== identity) throw new SsoRefused('linked');
    // By the same person in another tab.
    if (linked) return user;
    await saveIdentity(db, transaction, { _id: identity, userId: user._id });
    const changed = await saveUser(db, transaction, user, { passwordHash, mustChangePassword: false });
    await recordChange(db, transaction, { ...user, requestId }, update('user', user, changed));
    return changed;
  });
}

/** Of an account without one, until an administrator sets it. */
function unknownPassword(): string {
  return randomBytes(32).toString('base64url');
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
  if (!isDeliverable(email)) throw new SsoRefused('email');
  const name = nameInput.safeParse(claims['name']);
  const account = { name: name.success ? name.data : email.split('@')[0]!, email, seniority: undefined };
  const passwordHash = await passwords.hash(unknownPassword());
  return db.transaction([email], async (transaction) => {
    const invitation = await takeInvitation(db, transaction, email);
    const given = role === 'any' ? (invitation?.role ?? 'engineer') : role;
    const user = newAccount({ ...account, role: given }, passwordHash);
    const actor = { ...user, requestId };
    await insertUser(db, transaction, user);
    await saveIdentity(db, transaction, { _id: identity, userId: user._id });
    if (invitation) await recordChange(db, transaction, actor, acceptance(invitation));
    await recordChange(db, transaction, actor, creation('user', user));
    return user;
  });
}
