import { createSecretKey } from 'node:crypto';
import jwt from 'koa-jwt';
import type { Context, Middleware } from 'koa';
import type { ApiState, Session } from './api-state';
import { DomainError } from './domain-error';

/** Turns the claims of a token whose signature holds into a session, or null when it is no longer good. */
export type OpenSession = (claims: unknown) => Promise<Session | null>;

/** Demands a bearer token: signed by us with the one algorithm we use, not expired, and of a session still open. */
export function authenticate(secret: string, openSession: OpenSession): Middleware<ApiState> {
  // As a key, because a text is tried as a public key first, at each request: a millisecond until that has failed.
  // koa-jwt hands it on to jsonwebtoken, which takes keys; its types have not heard of them.
  const key = createSecretKey(secret, 'utf8') as unknown as Buffer;
  const verify = jwt({ secret: key, algorithms: ['HS256'], key: 'claims' });
  return async (ctx, next) => {
    if (!ctx.get('authorization')) throw new DomainError('UNAUTHENTICATED', 'Please sign in');
    const session = await openSession(await verifiedClaims(verify, ctx));
    if (!session) throw sessionEnded();
    ctx.state.session = session;
    await next();
  };
}

async function verifiedClaims(verify: jwt.Middleware, ctx: Context): Promise<unknown> {
  try {
    await verify(ctx, async () => {});
    return ctx.state['claims'];
  } catch {
    // Whichever way the token is bad, its sender learns the same.
    throw sessionEnded();
  }
}

function sessionEnded(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');
}
