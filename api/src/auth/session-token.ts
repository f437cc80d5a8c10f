import { randomUUID } from 'node:crypto';
import { MAX_SESSION_SECONDS } from '@erm/contracts/auth-paths';
import jsonwebtoken from 'jsonwebtoken';
import { z } from 'zod';
import type { UserDocument } from '../collections/user-document';
import type { Session } from '../routing/session';

const LIFETIME_SECONDS = 8 * 60 * 60;

export const claimsSchema = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  ver: z.int(),
  jti: z.string().min(1).max(100),
  iat: z.int(),
  exp: z.int(),
  /** Missing in tokens of earlier releases, which were not renewed. */
  auth_time: z.optional(z.int()),
});

/** @param renewed the session to continue, whose tokens share an ID, so that Logout ends them all */
export function signToken(
  { _id, role, tokenVersion }: UserDocument,
  secret: string,
  renewed?: Pick<Session, 'tokenId' | 'signedInAt'>,
): string {
  const now = Math.trunc(Date.now() / 1000);
  const signedInAt = renewed ? renewed.signedInAt.getTime() / 1000 : now;
  const claims = {
    role,
    ver: tokenVersion,
    auth_time: signedInAt,
    iat: now,
    exp: Math.min(now + LIFETIME_SECONDS, signedInAt + MAX_SESSION_SECONDS),
  };
  return jsonwebtoken.sign(claims, secret, {
    algorithm: 'HS256',
    subject: _id.toHexString(),
    jwtid: renewed?.tokenId ?? randomUUID(),
  });
}

/** When the last token that the session can have expires. */
export const endOfSession = ({ signedInAt }: Session): Date =>
  new Date(signedInAt.getTime() + MAX_SESSION_SECONDS * 1000);
