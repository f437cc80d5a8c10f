import { ERROR_TEXT } from '@erm/contracts/errors';
import type { Database } from './database';
import type { Transaction } from '../db/transaction';
import { fieldError } from '../errors/api-error';
import { newInvitationDocument, type InvitationDocument } from './invitation-document';
import { hashInvitationToken, newInvitationToken } from './invitation-token';

/** Removes the invitation of an email for who has proved to have it; null if none is pending. */
export async function takeInvitation(
  { invitations }: Database,
  session: Transaction,
  email: string,
): Promise<InvitationDocument | null> {
  const invitation = await invitations.findOneAndDelete({ email }, { session });
  // Expired ones are deleted only once in a while.
  return invitation && invitation.expiresAt > new Date() ? invitation : null;
}

/**
 * Throws if an invitation reserves the email. Keeps an expired one, so that if an account and an invitation are created
 * at the same time, one of them fails.
 */
export async function assertNotReserved(db: Database, session: Transaction, email: string): Promise<void> {
  if (await takeInvitation(db, session, email)) {
    throw fieldError('EMAIL_RESERVED', [{ path: 'email', message: ERROR_TEXT.emailReserved }]);
  }
  const fields = { role: 'engineer', email, name: null } as const;
  const token = hashInvitationToken(newInvitationToken());
  await db.invitations.insertOne(newInvitationDocument(fields, null, token, 0), { session });
}
