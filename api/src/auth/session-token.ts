import { randomUUID } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import { z } from 'zod';
import type { UserDocument } from '../users/user-document';

const LIFETIME = '8h';

export const claimsSchema = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  ver: z.int(),
  jti: z.string().min(1).max(100),
  exp: z.int(),
});

export function signToken({ _id, role, tokenVersion }: UserDocument, secret: string): string {
  return jsonwebtoken.sign({ role, ver: tokenVersion }, secret, {
    algorithm: 'HS256',
    subject: _id.toHexString(),
    jwtid: randomUUID(),
    expiresIn: LIFETIME,
  });
}
