import type { Role } from '@erm/contracts/roles';
import { ObjectId, type IndexDescription } from 'mongodb';

interface InvitationFields {
  role: Role;
  /** Null for the setup link, whose user enters it. */
  email: string | null;
  name: string | null;
}

/** A pending invitation. It is deleted when it is accepted, replaced, or revoked. */
export interface InvitationDocument extends InvitationFields {
  _id: ObjectId;
  /** The token itself is only in the link. */
  tokenHash: string;
  /** The manager who invited, null for the command line and the setup link. */
  inviterId: ObjectId | null;
  inviterName: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export const invitationIndexes: IndexDescription[] = [
  { key: { tokenHash: 1 }, name: 'token', unique: true },
  // One invitation per email. The setup link has null, so there is only one as well.
  { key: { email: 1 }, name: 'email', unique: true },
  { key: { inviterId: 1 }, name: 'of_inviter' },
  { key: { expiresAt: 1 }, name: 'expiry', expireAfterSeconds: 0 },
];

export function newInvitationDocument(
  fields: InvitationFields,
  inviter: { _id: ObjectId; name: string } | null,
  tokenHash: string,
  lifetimeHours: number,
): InvitationDocument {
  const now = new Date();
  return {
    _id: new ObjectId(),
    ...fields,
    tokenHash,
    inviterId: inviter?._id ?? null,
    inviterName: inviter?.name ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeHours * 3_600_000),
  };
}
