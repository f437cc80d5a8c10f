import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { deletion } from '../audit/change';
import type { Database } from '../collections/database';
import type { Transaction } from '../db/transaction';
import { notFoundError } from '../errors/api-error';
import type { UserDocument } from '../collections/user-document';
import { deleteInvitationDocument, deleteInvitationsOf } from './invitation-repository';

export async function revokeInvitation(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction([id], async (transaction) => {
    const invitation = await deleteInvitationDocument(db, transaction, id);
    if (!invitation) throw notFoundError('Invitation');
    await recordChange(db, transaction, actor, deletion('invitation', invitation));
  });
}

/** Revokes the invitations of a manager who is being disabled. */
export async function revokeInvitationsOf(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  { _id }: UserDocument,
): Promise<void> {
  for (const invitation of await deleteInvitationsOf(db, transaction, _id)) {
    await recordChange(db, transaction, actor, deletion('invitation', invitation));
  }
}
