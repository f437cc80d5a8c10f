import * as auth from '@erm/contracts/auth';
import type { ApiDeps } from '../api-deps';
import { actorOf } from '../audit/actor';
import { success } from '../http/success';
import { changed } from '../routing/changed';
import { defineRoute, type Route } from '../routing/define-route';
import { presentEdit } from '../routing/present-edit';
import { updateProfile } from './update-profile';
import { presentUser } from './user-presenter';

export function profileRoutes({ db }: ApiDeps): Route[] {
  return [
    defineRoute(auth.getProfile, ({ session }) => success({ user: presentUser(session.user) })),
    defineRoute(auth.updateProfile, async (call) => {
      const edit = updateProfile(db, actorOf(call), call.session.user, call.body);
      const user = await presentEdit(edit, presentUser);
      return changed(call, { user });
    }),
  ];
}
