import { ERROR_TEXT } from '@erm/contracts/errors';
import type { Database } from '../database';
import { ApiError } from '../errors/api-error';
import { hasManager } from '../managers/manager-repository';
import type { InvitationDocument } from './invitation-document';
import { findPendingInvitation } from './invitation-repository';
import { hashInvitationToken } from './invitation-token';

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
