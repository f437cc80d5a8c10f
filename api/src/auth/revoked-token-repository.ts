import type { Database } from '../collections/database';
import type { RevokedToken, UserDocument } from '../collections/user-document';
import { lockUser } from '../collections/user-repository';

/** The list is read with every request. If an account exceeds it, all its sessions are ended instead. */
const MAX_REVOKED_TOKENS = 50;

export function isTokenRevoked({ revokedTokens = [] }: UserDocument, tokenId: string): boolean {
  return revokedTokens.some(({ id }) => id === tokenId);
}

/** Ends a session. Logging out of the same session twice is fine. */
export async function revokeToken(db: Database, { _id }: UserDocument, token: RevokedToken): Promise<void> {
  await db.transaction([_id], async (transaction) => {
    const user = await lockUser(db, transaction, _id);
    if (!user) return;
    const now = new Date();
    const others = (user.revokedTokens ?? []).filter(
      ({ id, expiresAt }) => id !== token.id && expiresAt > now,
    );
    const change =
      others.length < MAX_REVOKED_TOKENS
        ? { $set: { revokedTokens: [...others, token] } }
        : { $set: { revokedTokens: [] }, $inc: { tokenVersion: 1 } };
    await db.users.updateOne({ _id }, change, { session: transaction });
  });
}
