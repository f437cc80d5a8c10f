import type { Database } from '../collections/database';
import { findUser } from '../collections/user-repository';
import type { LoadSession } from './authenticate';
import { isTokenRevoked } from './revoked-token-repository';
import { claimsSchema } from './session-token';

/**
 * Reads the user on every request, so a deletion, a changed role or password, a logout, and disabling a manager take
 * effect immediately.
 * The role named in the token is ignored.
 */
export function loadSession(db: Database): LoadSession {
  return async (claims) => {
    const parsed = claimsSchema.safeParse(claims);
    if (!parsed.success) return null;
    const { sub, ver, jti, iat, exp, auth_time: signedInAt = iat } = parsed.data;
    const user = await findUser(db, sub);
    if (!user || user.tokenVersion !== ver || isTokenRevoked(user, jti)) return null;
    return {
      user,
      tokenId: jti,
      signedInAt: new Date(signedInAt * 1000),
      expiresAt: new Date(exp * 1000),
    };
  };
}
