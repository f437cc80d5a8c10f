import { createHash, randomBytes } from 'node:crypto';

export function newInvitationToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A fast hash is enough, because nobody can guess 32 random bytes. */
export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
