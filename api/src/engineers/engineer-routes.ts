import * as edits from '@erm/contracts/engineer-edits';
import * as engineers from '@erm/contracts/engineers';
import { actorOf } from '../audit/actor';
import { findNamesakes } from '../collections/namesakes';
import type { UserDocument } from '../collections/user-document';
import { respondWithList } from '../http/list-stream';
import { success } from '../http/success';
import { changed } from '../routing/changed';
import { idempotencyKeyOf } from '../idempotency/idempotency-key';
import { runIdempotently } from '../idempotency/run-idempotently';
import { defineRoute, type Route } from '../routing/define-route';
import { presentEdit } from '../routing/present-edit';
import { createEngineer, newEngineer } from './create-engineer';
import { deleteEngineer } from './delete-engineer';
import { presentEngineer, presentEngineerCapacity } from './engineer-presenter';
import { getCapacity } from './get-capacity';
import { listEngineers } from './list-engineers';
import type { RosterDeps } from './roster';
import { updateEngineer } from './update-engineer';

export function engineerRoutes(deps: RosterDeps): Route[] {
  const { config, db, passwords, roster } = deps;
  return [
    defineRoute(engineers.listEngineers, async ({ query, today }) => {
      const { from = today, to = today, ...request } = query;
      const span = { startDate: from, endDate: to };
      const list = await listEngineers(db, roster, request, span);
      const present = async (rows: UserDocument[]) => {
        const hasNamesake = await findNamesakes(
          db,
          rows.map(({ sortName }) => sortName),
        );
        return rows.map((user) => {
          return { ...presentEngineer(user, today, span), ...(hasNamesake(user) && { hasNamesake: true }) };
        });
      };
      return respondWithList(list, present, (rows, page) => ({ ...success({ engineers: rows }), page }));
    }),
    defineRoute(edits.createEngineer, async (call) => {
      const key = idempotencyKeyOf(config, call);
      const user = await newEngineer(passwords, call.body);
      const engineer = await runIdempotently(db, key, call.receipt, [], async (transaction) => {
        await createEngineer(db, transaction, actorOf(call), user);
        return presentEngineer(user, call.today);
      });
      return changed(call, { engineer });
    }),
    defineRoute(edits.updateEngineer, async (call) => {
      const edit = updateEngineer(deps, actorOf(call), call.params.id, call.body);
      const engineer = await presentEdit(edit, (user) => presentEngineer(user, call.today));
      return changed(call, { engineer });
    }),
    defineRoute(edits.deleteEngineer, async (call) => {
      await deleteEngineer(db, actorOf(call), call.params.id);
      return changed(call, { _id: call.params.id });
    }),
    defineRoute(engineers.getEngineerCapacity, async ({ params, session, today }) => {
      const capacity = await getCapacity(db, session.user, params.id);
      return success({ engineer: presentEngineerCapacity(capacity, today) });
    }),
  ];
}
