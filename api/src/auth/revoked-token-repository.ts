import type { Database } from '../db/database';
import type { RevokedToken, UserDocument } from '../db/user-document';
import { lockUser } from './user-repository';

/** The list is read with every request; whoever makes it longer ends all sessions of the account instead. */
const LONGEST_LIST = 50;

export function isTokenRevoked({ revokedTokens = [] }: UserDocument, tokenId: string): boolean {
  return revokedTokens.some(({ id }) => id === tokenId);
}

/** Ends a session. Two logouts of one session at once are both right. */
export async function revokeToken(db: Database, { _id }: UserDocument, token: RevokedToken): Promise<void> {
  await db.transaction([_id], async (transaction) => {
    const user = await lockUser(db, transaction, _id);
    if (!user) return;
    const now = new Date();
    const others = (user.revokedTokens ?? []).filter(
      ({ id, expiresAt }) => id !== token.id && expiresAt > now,
    );
    const change =
      others.length < LONGEST_LIST
        ? { $set: { revokedTokens: [...others, token] } }
        : { $set: { revokedTokens: [] }, $inc: { tokenVersion: 1 } };
    await db.users.updateOne({ _id }, change, { session: transaction });
  });
}
