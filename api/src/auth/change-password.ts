import type { passwordBody } from '@erm/contracts/password';
import { ERROR_TEXT } from '@erm/contracts/errors';
import type { z } from 'zod';
import type { ApiDeps } from '../api-deps';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { update } from '../audit/change';
import { fieldError, type ApiError } from '../errors/api-error';
import type { UserDocument } from '../collections/user-document';
import { lockUser, saveUser } from '../collections/user-repository';

/** @returns the changed user, for whom only tokens issued from now on are valid */
export async function changePassword(
  { db, passwords, rateLimits }: Pick<ApiDeps, 'db' | 'passwords' | 'rateLimits'>,
  actor: Actor & { address: string },
  { _id, name, email, passwordHash }: UserDocument,
  { currentPassword, newPassword }: z.output<typeof passwordBody>,
): Promise<UserDocument> {
  // Limited like sign-ins, because someone at an unattended session could otherwise guess the password here.
  await rateLimits.signIn({ account: email, address: actor.address }, async () => {
    if (!(await passwords.verify(passwordHash, currentPassword))) throw incorrectPasswordError();
  });
  const changes = {
    passwordHash: await passwords.hash(newPassword, { path: 'newPassword', owner: { name, email } }),
    mustChangePassword: false,
  };
  return db.transaction([_id], async (transaction) => {
    const user = await lockUser(db, transaction, _id);
    // Another request has changed the password since it was verified.
    if (user?.passwordHash !== passwordHash) throw incorrectPasswordError();
    const changed = await saveUser(db, transaction, user, changes);
    await recordChange(db, transaction, actor, update('user', user, changed));
    return changed;
  });
}

function incorrectPasswordError(): ApiError {
  return fieldError('INCORRECT_PASSWORD', [
    { path: 'currentPassword', message: ERROR_TEXT.incorrectPassword },
  ]);
}
