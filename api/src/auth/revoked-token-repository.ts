import type { Database } from '../db/database';
import { isDuplicate } from '../db/is-duplicate';

export async function isTokenRevoked(db: Database, tokenId: string): Promise<boolean> {
  return (await db.revokedTokens.findOne({ _id: tokenId })) !== null;
}

/** Ends a session. Two logouts of one session at once are both right. */
export async function revokeToken(db: Database, tokenId: string, expiresAt: Date): Promise<void> {
  try {
    await db.revokedTokens.insertOne({ _id: tokenId, expiresAt });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
