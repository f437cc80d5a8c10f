import * as edits from '@erm/contracts/assignment-edits';
import * as assignments from '@erm/contracts/assignments';
import type { ApiDeps } from '../api-deps';
import { actorOf } from '../audit/actor';
import { listAssignments } from '../collections/assignment-repository';
import { respondWithList } from '../http/list-stream';
import { success } from '../http/success';
import { changed } from '../routing/changed';
import { idempotencyKeyOf } from '../idempotency/idempotency-key';
import { runIdempotently } from '../idempotency/run-idempotently';
import { defineRoute, type Route } from '../routing/define-route';
import { presentEdit } from '../routing/present-edit';
import { mayListAllAssignments } from './assignment-policy';
import { presentAssignment } from './assignment-presenter';
import { asSingle } from './batch/batch-error';
import { applyOne, changeAssignments, toOperation } from './change-assignments';
import { listPresenter } from './list-presenter';
import { populateAssignment } from './populate-assignments';

export function assignmentRoutes({ config, db }: ApiDeps): Route[] {
  return [
    defineRoute(assignments.listAssignments, async ({ query, session: { user }, today }) => {
      const owner = mayListAllAssignments(user) ? null : user;
      const list = await listAssignments(db, query, owner, today);
      return respondWithList(list, listPresenter(db, today), (data, page) => ({ ...success(data), page }));
    }),
    defineRoute(edits.createAssignment, async (call) => {
      const { engineerId, projectId } = call.body;
      const key = idempotencyKeyOf(config, call);
      const operation = toOperation({ action: 'create', body: call.body });
      const assignment = await runIdempotently(
        db,
        key,
        call.receipt,
        [engineerId, projectId],
        async (transaction) => {
          const batch = changeAssignments(db, transaction, actorOf(call), [operation]);
          const [created] = await asSingle(batch);
          return presentAssignment(created!, call.today);
        },
      );
      return changed(call, { assignment });
    }),
    defineRoute(edits.updateAssignment, async (call) => {
      const operation = toOperation({ action: 'update', id: call.params.id, body: call.body });
      const edit = applyOne(db, actorOf(call), operation).then(({ assignments: [document] }) => document!);
      const assignment = await presentEdit(edit, async (document) =>
        presentAssignment(await populateAssignment(db, document), call.today),
      );
      return changed(call, { assignment });
    }),
    defineRoute(edits.deleteAssignment, async (call) => {
      const { id } = call.params;
      await applyOne(db, actorOf(call), toOperation({ action: 'delete', id }));
      return changed(call, { _id: id });
    }),
  ];
}
