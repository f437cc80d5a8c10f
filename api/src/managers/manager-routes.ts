import * as managers from '@erm/contracts/managers';
import type { ApiDeps } from '../api-deps';
import { actorOf } from '../audit/actor';
import type { UserDocument } from '../collections/user-document';
import { respondWithList } from '../http/list-stream';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { presentEdit } from '../routing/present-edit';
import { presentManager } from './manager-presenter';
import { findManagersPage } from './manager-repository';
import { updateManager } from './update-manager';

export function managerRoutes({ db }: ApiDeps): Route[] {
  return [
    defineRoute(managers.listManagers, async ({ query }) => {
      const list = await findManagersPage(db, query);
      const present = (rows: UserDocument[]) => rows.map(presentManager);
      return respondWithList(list, present, (rows, page) => ({ ...success({ managers: rows }), page }));
    }),
    defineRoute(managers.updateManager, async (call) => {
      const edit = updateManager(db, actorOf(call), call.session.user, call.params.id, call.body);
      return success({ manager: await presentEdit(edit, presentManager) });
    }),
  ];
}
