import { INVITATION_DAYS, type createInvitationBody } from '@erm/contracts/invitations';
import type { z } from 'zod';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { creation, deletion } from '../audit/change';
import { sessionEndedError } from '../auth/session-ended-error';
import type { Database } from '../collections/database';
import type { UserDocument } from '../collections/user-document';
import { emailTakenError, findUserByEmail, lockUser } from '../collections/user-repository';
import { newInvitationDocument, type InvitationDocument } from '../collections/invitation-document';
import { hashInvitationToken, newInvitationToken } from '../collections/invitation-token';
import { replaceInvitation } from './invitation-repository';

export interface IssuedInvitation {
  invitation: InvitationDocument;
  /** Known only now, because just its hash is stored. */
  token: string;
}

/** @param inviter the manager who invites, null for the command line */
export async function createInvitation(
  db: Database,
  actor: Actor,
  inviter: UserDocument | null,
  { email, role, name }: z.output<typeof createInvitationBody>,
): Promise<IssuedInvitation> {
  const token = newInvitationToken();
  const hours = INVITATION_DAYS * 24;
  const invitation = newInvitationDocument(
    { email, role, name: name ?? null },
    inviter,
    hashInvitationToken(token),
    hours,
  );
  await db.transaction([email, ...(inviter ? [inviter._id] : [])], async (transaction) => {
    // Locked, because disabling the manager at the same time must also revoke this invitation.
    const current = inviter && (await lockUser(db, transaction, inviter._id));
    if (current?.disabled) throw sessionEndedError();
    if (await findUserByEmail(db, email, transaction)) throw emailTakenError();
    const replaced = await replaceInvitation(db, transaction, invitation);
    if (replaced) await recordChange(db, transaction, actor, deletion('invitation', replaced));
    await recordChange(db, transaction, actor, creation('invitation', invitation));
  });
  return { invitation, token };
}
