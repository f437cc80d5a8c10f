import { createSecretKey } from 'node:crypto';
import jwt from 'koa-jwt';
import type { Context, Middleware } from 'koa';
import { ApiError } from '../errors/api-error';
import type { ApiState } from '../routing/api-state';
import type { Session } from '../routing/session';
import { sessionEndedError } from './session-ended-error';

/** Finds the session behind the claims of a correctly signed token; null when it is no longer valid. */
export type LoadSession = (claims: unknown) => Promise<Session | null>;

/** Requires a bearer token: signed by us with our one algorithm, not expired, and of a session that is still open. */
export function authenticate(secret: string, loadSession: LoadSession): Middleware<ApiState> {
  // Given a string, jsonwebtoken first tries to parse it as a public key on every request, which costs a millisecond.
  // koa-jwt passes the key through to jsonwebtoken, which accepts one; only its types do not.
  const key = createSecretKey(secret, 'utf8') as unknown as Buffer;
  const verify = jwt({ secret: key, algorithms: ['HS256'], key: 'claims' });
  return async (ctx, next) => {
    if (!ctx.get('authorization')) throw new ApiError('UNAUTHENTICATED', 'Please sign in');
    const session = await loadSession(await verifyClaims(verify, ctx));
    if (!session) throw sessionEndedError();
    ctx.state.session = session;
    await next();
  };
}

async function verifyClaims(verify: jwt.Middleware, ctx: Context): Promise<unknown> {
  try {
    await verify(ctx, async () => {});
    return ctx.state['claims'];
  } catch {
    // The error is the same for every kind of invalid token.
    throw sessionEndedError();
  }
}
