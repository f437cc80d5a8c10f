import type { acceptInvitationBody } from '@erm/contracts/invitations';
import type { z } from 'zod';
import type { ApiDeps } from '../api-deps';
import { recordChange } from '../audit/audit-repository';
import { acceptance, creation } from '../audit/change';
import { newAccount } from '../auth/register';
import type { InvitationDocument } from '../collections/invitation-document';
import { fieldError } from '../errors/api-error';
import type { UserDocument } from '../collections/user-document';
import { assertDeliverable } from '../users/assert-deliverable';
import { hasManager, insertUser } from '../collections/user-repository';
import { findInvitation, invitationInvalidError, isSetupLink } from './find-invitation';
import { deleteInvitationDocument } from './invitation-repository';

type Acceptance = z.output<typeof acceptInvitationBody>;

/** Creates the account. The invitation is deleted in the same transaction, so it creates only one. */
export async function acceptInvitation(
  { db, passwords }: Pick<ApiDeps, 'db' | 'passwords'>,
  { token, name, email, password, seniority }: Acceptance,
  requestId: string,
): Promise<UserDocument> {
  const invitation = await findInvitation(db, token);
  const account = { name, email: emailFor(invitation, email), role: invitation.role, seniority };
  const user = newAccount(account, await passwords.hash(password, { owner: account }));
  await db.transaction([invitation._id], async (transaction) => {
    const taken = await deleteInvitationDocument(db, transaction, invitation._id);
    if (!taken || (isSetupLink(taken) && (await hasManager(db, transaction)))) throw invitationInvalidError();
    await insertUser(db, transaction, user);
    const actor = { ...user, requestId };
    await recordChange(db, transaction, actor, acceptance(taken));
    await recordChange(db, transaction, actor, creation('user', user));
  });
  return user;
}

function emailFor(invitation: InvitationDocument, email: string | undefined): string {
  const required = invitation.email ?? email;
  if (required === undefined) throw emailError('Email is required');
  if (email !== undefined && email !== required) throw emailError(`This invitation is for ${required}`);
  if (isSetupLink(invitation)) assertDeliverable(required);
  return required;
}

function emailError(message: string) {
  return fieldError('VALIDATION_FAILED', [{ path: 'email', message }]);
}
