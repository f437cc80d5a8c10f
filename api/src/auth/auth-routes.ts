import * as auth from '@erm/contracts/auth';
import type { ApiDeps } from '../api-deps';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import type { UserDocument } from '../users/user-document';
import { presentUser } from '../users/user-presenter';
import { register } from './register';
import { revokeToken } from './revoked-token-repository';
import { signToken } from './session-token';
import { signIn } from './sign-in';

export function authRoutes(deps: ApiDeps): Route[] {
  const { config, db, rateLimits } = deps;
  const startSession = (user: UserDocument) =>
    success({ token: signToken(user, config.jwtSecret), user: presentUser(user) });

  return [
    defineRoute(auth.login, async (call) => {
      const attempt = { account: call.body.email, address: call.address };
      return startSession(await rateLimits.signIn(attempt, () => signIn(deps, call.body, call)));
    }),
    defineRoute(auth.register, async ({ body, address, requestId }) => {
      const attempt = { account: body.email, address };
      return startSession(await rateLimits.register(attempt, () => register(deps, body, requestId)));
    }),
    defineRoute(auth.logout, async ({ session: { user, tokenId, expiresAt } }) => {
      await revokeToken(db, user, { id: tokenId, expiresAt });
      return success({});
    }),
  ];
}
