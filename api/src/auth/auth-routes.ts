import * as auth from '@erm/contracts/auth';
import * as password from '@erm/contracts/password';
import { login } from '@erm/contracts/sign-in';
import type { ApiDeps } from '../api-deps';
import { actorOf } from '../audit/actor';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { changePassword } from './change-password';
import { register } from './register';
import { revokeToken } from './revoked-token-repository';
import { presentSession } from './session-presenter';
import { endOfSession } from './session-token';
import { signIn } from './sign-in';

export function authRoutes(deps: ApiDeps): Route[] {
  const { config, db, rateLimits } = deps;

  return [
    defineRoute(login, async (call) => {
      const attempt = { account: call.body.email, address: call.address };
      return presentSession(config, await rateLimits.signIn(attempt, () => signIn(deps, call.body, call)));
    }),
    defineRoute(auth.register, async ({ body, address, requestId }) => {
      const attempt = { account: body.email, address };
      return presentSession(
        config,
        await rateLimits.register(attempt, () => register(deps, body, requestId)),
      );
    }),
    defineRoute(password.changePassword, async (call) => {
      const actor = { ...actorOf(call), address: call.address };
      return presentSession(config, await changePassword(deps, actor, call.session.user, call.body));
    }),
    defineRoute(auth.renew, ({ session }) => Promise.resolve(presentSession(config, session.user, session))),
    defineRoute(auth.logout, async ({ session }) => {
      await revokeToken(db, session.user, { id: session.tokenId, expiresAt: endOfSession(session) });
      return success({});
    }),
  ];
}
