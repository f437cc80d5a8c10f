import { createHash, randomUUID } from 'node:crypto';
import Router from '@koa/router';
import {
  SSO_CALLBACK_PATH,
  SSO_CODE,
  SSO_FAILED,
  SSO_START_PATH,
  type SsoFailure,
} from '@erm/contracts/sso-paths';
import { startSsoSession } from '@erm/contracts/sso';
import type { Context } from 'koa';
import { z } from 'zod';
import type { ApiDeps } from '../api-deps';
import { accountDisabledError } from '../auth/sign-in';
import { presentSession } from '../auth/session-presenter';
import { ApiError } from '../errors/api-error';
import { defineRoute, type Route } from '../routing/define-route';
import type { RequestState } from '../http/request-state';
import { findUser } from '../collections/user-repository';
import type { SsoConfig } from '../sso-config';
import { findAccount, SsoRefused } from './find-account';
import { findIdentity, storeCode, useCode } from './identity-repository';
import { AnswerRejected, createProvider } from './provider';
import { createSeal } from './sealed';

const ATTEMPT_SECONDS = 10 * 60;
const CODE_SECONDS = 60;
const CHALLENGE = /^[\w-]{43}$/;

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  challenge: z.string(),
});
const codeSchema = z.object({ identity: z.string(), id: z.string(), challenge: z.string() });

const seals = (secret: string) => ({
  attempts: createSeal(secret, { purpose: 'sso-attempt', schema: attemptSchema, seconds: ATTEMPT_SECONDS }),
  codes: createSeal(secret, { purpose: 'sso-code', schema: codeSchema, seconds: CODE_SECONDS }),
});

/**
 * The redirects of a single sign-on. They end at the sign-in page with a one-time code, which only the browser and tab
 * that began can exchange for a session: nobody can sign somebody else in to an account of their choice.
 */
export function ssoRedirects(deps: ApiDeps, config: SsoConfig): Router<RequestState> {
  const { attempts, codes } = seals(deps.config.jwtSecret);
  const provider = createProvider(config, `${config.publicOrigin}${SSO_CALLBACK_PATH}`);
  const secure = config.publicOrigin.startsWith('https:');
  // With the prefix, browsers take it from this host over HTTPS only, and only for the whole of it.
  const cookieName = secure ? '__Host-erm_sso' : 'erm_sso';
  const cookie = {
    path: '/',
    httpOnly: true,
    // Sent along by the provider's redirect, which is a navigation from another site.
    sameSite: 'lax' as const,
    secure,
  };

  /** Runs a step; a failure becomes a redirect that says why. */
  async function orExplain(ctx: Context, step: () => Promise<void>): Promise<void> {
    ctx.set('cache-control', 'no-store');
    // Decided by the public origin, whatever the connection from the proxy is.
    ctx.cookies.secure = secure;
    try {
      await step();
    } catch (error) {
      const { requestId } = ctx.state as RequestState;
      const reason = failureOf(error);
      deps.logger.warn({ err: error, requestId, address: ctx.ip, reason }, 'Single sign-on failed');
      ctx.redirect(`/login#${SSO_FAILED}=${reason}`);
    }
  }

  const router = new Router<RequestState>({ sensitive: true, strict: true });
  router.get(SSO_START_PATH, async (ctx) => {
    ctx.state.route = SSO_START_PATH;
    await orExplain(ctx, async () => {
      const { challenge } = ctx.query;
      if (typeof challenge !== 'string' || !CHALLENGE.test(challenge)) throw new SsoRefused('failed');
      const { url, attempt } = await provider.begin();
      ctx.cookies.set(cookieName, attempts.seal({ ...attempt, challenge }), {
        ...cookie,
        maxAge: ATTEMPT_SECONDS * 1000,
      });
      ctx.redirect(url.href);
    });
  });

  router.get(SSO_CALLBACK_PATH, async (ctx) => {
    ctx.state.route = SSO_CALLBACK_PATH;
    await orExplain(ctx, async () => {
      const attempt = attempts.open(ctx.cookies.get(cookieName) ?? '');
      // An answer is accepted once.
      ctx.cookies.set(cookieName, null, cookie);
      if (!attempt) throw new SsoRefused('failed');
      // Every answer makes this server ask the provider.
      const account = await deps.rateLimits.answer(ctx.ip, async () => {
        // A request line may name any origin.
        const callback = new URL(`${config.publicOrigin}${SSO_CALLBACK_PATH}?${ctx.querystring}`);
        const claims = await provider.finish(callback, attempt);
        return findAccount(deps, config, claims, ctx.state.requestId);
      });
      const code = { identity: account.identity, id: randomUUID(), challenge: attempt.challenge };
      await storeCode(deps.db, code.identity, code.id);
      ctx.redirect(`/login#${SSO_CODE}=${codes.seal(code)}`);
    });
  });
  return router;
}

/** Exchanges the code for a session. */
export function ssoSessionRoutes(deps: ApiDeps): Route[] {
  const { codes } = seals(deps.config.jwtSecret);
  return [
    defineRoute(startSsoSession, async ({ body, requestId }) => {
      const code = codes.open(body.code);
      const challenge = createHash('sha256').update(body.verifier).digest('base64url');
      if (!code || code.challenge !== challenge) throw ssoFailedError();
      const identity = await findIdentity(deps.db, code.identity);
      const user = identity && (await findUser(deps.db, identity.userId));
      if (!user || !(await useCode(deps.db, code.identity, code.id))) throw ssoFailedError();
      if (user.disabled) throw accountDisabledError(deps.config.adminEmail);
      deps.logger.info({ requestId, user: user._id, method: 'sso' }, 'Signed in');
      return presentSession(deps.config, user);
    }),
  ];
}

function ssoFailedError(): ApiError {
  return new ApiError('SSO_FAILED', 'This sign-in has expired. Please sign in again.');
}

function failureOf(error: unknown): SsoFailure {
  if (error instanceof SsoRefused) return error.reason;
  if (error instanceof AnswerRejected) return error.denied ? 'denied' : 'failed';
  if (error instanceof ApiError) return 'failed';
  return 'unavailable';
}
