import type { ObjectId } from 'mongodb';
import type { Database } from '../collections/database';
import { toObjectId, type Id } from '../db/id';
import { listPage, type List, type ListOrder, type ListRequest } from '../db/list-page';
import { textFilter } from '../db/text-filter';
import type { Transaction } from '../db/transaction';
import type { InvitationDocument } from '../collections/invitation-document';

const INVITATIONS: ListOrder = {
  list: 'invitations',
  fields: { created: '_id', email: 'email' },
  fallback: '-created',
};

/** One page of the invitations that can be accepted. */
export async function findPendingInvitations(
  db: Database,
  request: ListRequest,
): Promise<List<InvitationDocument>> {
  const pending = { expiresAt: { $gt: new Date() } };
  // Any text, which the setup link has not.
  const hasEmail = { email: { $gt: '' } };
  const filter = { $and: [pending, hasEmail, textFilter('email', request.q)] };
  return listPage({ collection: db.invitations, filter }, INVITATIONS, request);
}

/** The invitation of a link unless it has expired. */
export async function findPendingInvitation(
  db: Database,
  tokenHash: string,
): Promise<InvitationDocument | null> {
  const invitation = await db.invitations.findOne({ tokenHash });
  // Expired ones are deleted only once in a while.
  return invitation && invitation.expiresAt > new Date() ? invitation : null;
}

export async function findSetupInvitation(
  db: Database,
  transaction: Transaction,
): Promise<InvitationDocument | null> {
  return db.invitations.findOne({ email: null }, { session: transaction });
}

/** Returns the earlier invitation of the same email, null if there was none. */
export async function replaceInvitation(
  db: Database,
  transaction: Transaction,
  invitation: InvitationDocument,
): Promise<InvitationDocument | null> {
  const session = { session: transaction };
  const replaced = await db.invitations.findOneAndDelete({ email: invitation.email }, session);
  await db.invitations.insertOne(invitation, session);
  return replaced;
}

/** Returns the deleted invitation, null if there was none. Of several transactions, one gets it. */
export async function deleteInvitationDocument(
  db: Database,
  transaction: Transaction,
  id: Id,
): Promise<InvitationDocument | null> {
  return db.invitations.findOneAndDelete({ _id: toObjectId(id) }, { session: transaction });
}

/** Returns the deleted invitations. */
export async function deleteInvitationsOf(
  db: Database,
  transaction: Transaction,
  inviterId: ObjectId,
): Promise<InvitationDocument[]> {
  const invitations = await db.invitations.find({ inviterId }, { session: transaction }).toArray();
  await db.invitations.deleteMany({ inviterId }, { session: transaction });
  return invitations;
}
