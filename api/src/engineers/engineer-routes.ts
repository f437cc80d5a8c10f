import * as engineers from '@erm/contracts/engineers';
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
    defineRoute(engineers.createEngineer, async ({ body }) => {
      const engineer = await createEngineer(deps, body);
      return success({ engineer: await describeEngineer(db, engineer, today()) });
    }),
    defineRoute(engineers.updateEngineer, async ({ params, body }) => {
      const engineer = await updateEngineer(deps, params.id, body);
      return success({ engineer: await describeEngineer(db, engineer, today()) });
    }),
    defineRoute(engineers.deleteEngineer, async ({ params }) => {
      await deleteEngineer(db, params.id);
      return success({ _id: params.id });
    }),
    defineRoute(engineers.getEngineerCapacity, async ({ params, session }) =>
      success({ engineer: await getCapacity(deps, session.user, params.id) }),
    ),
  ];
}
