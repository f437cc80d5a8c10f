import { ERROR_TEXT } from '@erm/contracts/errors';
import type { Database } from '../collections/database';
import { hasManager } from '../collections/user-repository';
import { ApiError } from '../errors/api-error';
import type { InvitationDocument } from '../collections/invitation-document';
import { hashInvitationToken } from '../collections/invitation-token';
import { findPendingInvitation } from './invitation-repository';

/** The invitation of a link. Why a link is invalid remains unsaid, because nobody but its owner should learn that. */
export async function findInvitation(db: Database, token: string): Promise<InvitationDocument> {
  const invitation = await findPendingInvitation(db, hashInvitationToken(token));
  if (!invitation || (isSetupLink(invitation) && (await hasManager(db)))) throw invitationInvalidError();
  return invitation;
}

export function isSetupLink({ email }: InvitationDocument): boolean {
  return email === null;
}

export function invitationInvalidError(): ApiError {
  return new ApiError('INVITATION_INVALID', ERROR_TEXT.invitationInvalid);
}
