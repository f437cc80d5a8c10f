import type { Invitation, InvitationOffer } from '@erm/contracts/invitations';
import { storedTime } from '../db/stored-values';
import type { InvitationDocument } from '../collections/invitation-document';

export function presentInvitation(invitation: InvitationDocument): Invitation {
  return {
    ...presentOffer(invitation),
    _id: invitation._id.toHexString(),
    // Only the setup link, which no list contains, has no email.
    email: invitation.email ?? '',
    createdAt: storedTime(invitation.createdAt, invitation),
  };
}

/** Shown to the holder of the link. */
export function presentOffer({
  role,
  email,
  name,
  inviterName,
  expiresAt,
}: InvitationDocument): InvitationOffer {
  return { role, email, name, invitedBy: inviterName, expiresAt: expiresAt.toISOString() };
}
