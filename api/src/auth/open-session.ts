import type { Database } from '../db/database';
import type { OpenSession } from '../http/authenticate';
import { isTokenRevoked } from './revoked-token-repository';
import { claimsSchema } from './session-token';
import { findUser } from './user-repository';

/**
 * The person is read anew for each request, so a deletion, a changed role or password and a logout count at once;
 * the role that the token names is never looked at.
 */
export function openSession(db: Database): OpenSession {
  return async (claims) => {
    const parsed = claimsSchema.safeParse(claims);
    if (!parsed.success) return null;
    const { sub, ver, jti, exp } = parsed.data;
    const user = await findUser(db, sub);
    if (!user || user.tokenVersion !== ver || isTokenRevoked(user, jti)) return null;
    return { user, tokenId: jti, expiresAt: new Date(exp * 1000) };
  };
}
