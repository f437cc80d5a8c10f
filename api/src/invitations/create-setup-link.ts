import { SETUP_HOURS } from '@erm/contracts/invitations';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { creation, deletion } from '../audit/change';
import type { Database } from '../collections/database';
import { newInvitationDocument } from '../collections/invitation-document';
import { hashInvitationToken, newInvitationToken } from '../collections/invitation-token';
import { hasManager } from '../collections/user-repository';
import { findSetupInvitation, replaceInvitation } from './invitation-repository';

export type SetupLink =
  | { kind: 'created'; token: string }
  /** There is a manager, who can invite others. */
  | { kind: 'not needed' }
  /** There is a link younger than the one asked for. */
  | { kind: 'kept' };

/**
 * Lets the holder of the link become the first manager. Only one link is valid: a new one replaces the last.
 * @param keepSeconds the age up to which the last link is kept instead
 */
export async function createSetupLink(db: Database, actor: Actor, keepSeconds = 0): Promise<SetupLink> {
  const token = newInvitationToken();
  const fields = { role: 'manager', email: null, name: null } as const;
  const setup = newInvitationDocument(fields, null, hashInvitationToken(token), SETUP_HOURS);
  return db.transaction(['setup'], async (transaction) => {
    if (await hasManager(db, transaction)) return { kind: 'not needed' };
    const last = await findSetupInvitation(db, transaction);
    if (last && Date.now() - last.createdAt.getTime() < keepSeconds * 1000) return { kind: 'kept' };
    const replaced = await replaceInvitation(db, transaction, setup);
    if (replaced) await recordChange(db, transaction, actor, deletion('invitation', replaced));
    await recordChange(db, transaction, actor, creation('invitation', setup));
    return { kind: 'created', token };
  });
}
