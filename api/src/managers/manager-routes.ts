import * as managers from '@erm/contracts/managers';
import type { ApiDeps } from '../api-deps';
import { actorOf } from '../audit/actor';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { presentEdit } from '../routing/present-edit';
import { presentManager } from './manager-presenter';
import { findManagersPage } from './manager-repository';
import { updateManager } from './update-manager';

export function managerRoutes({ db }: ApiDeps): Route[] {
  return [
    defineRoute(managers.listManagers, async ({ query }) => {
      const { rows, page } = await findManagersPage(db, query);
      return { ...success({ managers: rows.map(presentManager) }), page };
    }),
    defineRoute(managers.updateManager, async (call) => {
      const edit = updateManager(db, actorOf(call), call.session.user, call.params.id, call.body);
      return success({ manager: await presentEdit(edit, presentManager) });
    }),
  ];
}
