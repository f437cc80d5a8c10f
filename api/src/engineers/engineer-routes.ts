import * as engineers from '@erm/contracts/engineers';
import { authorOf } from '../audit/author';
import { creatorOf } from '../creations/creation-key';
import type { ApiDeps } from '../http/api-deps';
import { defineRoute, type Route } from '../http/define-route';
import { success } from '../http/success';
import { createEngineer } from './create-engineer';
import { deleteEngineer } from './delete-engineer';
import { describeEngineer, describeEngineers } from './describe-engineers';
import { listRoster } from './engineer-repository';
import { getCapacity } from './get-capacity';
import { updateEngineer } from './update-engineer';

export function engineerRoutes(deps: ApiDeps): Route[] {
  const { db, today } = deps;
  return [
    defineRoute(engineers.listEngineers, async ({ query }) => {
      const day = today();
      const { from = day, to = day, ...request } = query;
      const span = { startDate: from, endDate: to };
      const { rows, page } = await listRoster(db, request, span);
      return { ...success({ engineers: await describeEngineers(db, rows, day, span) }), page };
    }),
    defineRoute(engineers.createEngineer, async (call) => {
      const creator = creatorOf(deps.config, engineers.createEngineer, call);
      return success({ engineer: await createEngineer(deps, creator, call.body) });
    }),
    defineRoute(engineers.updateEngineer, async (call) => {
      const engineer = await updateEngineer(deps, authorOf(call), call.params.id, call.body);
      return success({ engineer: await describeEngineer(db, engineer, today()) });
    }),
    defineRoute(engineers.deleteEngineer, async (call) => {
      await deleteEngineer(db, authorOf(call), call.params.id);
      return success({ _id: call.params.id });
    }),
    defineRoute(engineers.getEngineerCapacity, async ({ params, session }) =>
      success({ engineer: await getCapacity(deps, session.user, params.id) }),
    ),
  ];
}
