import { getProfile, login, logout, register as registerEndpoint, updateProfile } from '@erm/contracts/auth';
import { authorOf } from '../audit/author';
import type { UserDocument } from '../db/user-document';
import type { ApiDeps } from '../http/api-deps';
import { defineRoute, type Route } from '../http/define-route';
import { success } from '../http/success';
import { register } from './register';
import { revokeToken } from './revoked-token-repository';
import { signToken } from './session-token';
import { signIn } from './sign-in';
import { changeProfile } from './change-profile';
import { presentUser } from './user-presenter';

export function authRoutes(deps: ApiDeps): Route[] {
  const signedIn = (user: UserDocument) =>
    success({ token: signToken(user, deps.config.jwtSecret), user: presentUser(user) });

  return [
    defineRoute(login, async ({ body, address }) => {
      const attempt = { account: body.email, address };
      return signedIn(await deps.limits.signIn(attempt, () => signIn(deps, body)));
    }),
    defineRoute(registerEndpoint, async ({ body, address, requestId }) => {
      const attempt = { account: body.email, address };
      return signedIn(await deps.limits.register(attempt, () => register(deps, body, requestId)));
    }),
    defineRoute(logout, async ({ session: { user, tokenId, expiresAt } }) => {
      await revokeToken(deps.db, user, { id: tokenId, expiresAt });
      return success({});
    }),
    defineRoute(getProfile, ({ session }) => success({ user: presentUser(session.user) })),
    defineRoute(updateProfile, async (call) => {
      const user = await changeProfile(deps.db, authorOf(call), call.session.user, call.body);
      return success({ user: presentUser(user) });
    }),
  ];
}
