import * as edits from '@erm/contracts/assignment-edits';
import * as assignments from '@erm/contracts/assignments';
import type { ApiDeps } from '../api-deps';
import { actorOf } from '../audit/actor';
import { success } from '../http/success';
import { changed } from '../routing/changed';
import { findNamesakes } from '../engineers/namesakes';
import { idempotencyKeyOf } from '../idempotency/idempotency-key';
import { runIdempotently } from '../idempotency/run-idempotently';
import { defineRoute, type Route } from '../routing/define-route';
import { presentEdit } from '../routing/present-edit';
import { mayListAllAssignments } from './assignment-policy';
import { presentAssignment } from './assignment-presenter';
import { listAssignments } from './assignment-repository';
import { createAssignment } from './create-assignment';
import { deleteAssignment } from './delete-assignment';
import { populateAssignment, populateAssignments } from './populate-assignments';
import { updateAssignment } from './update-assignment';

export function assignmentRoutes({ config, db }: ApiDeps): Route[] {
  return [
    defineRoute(assignments.listAssignments, async ({ query, session: { user }, today }) => {
      const owner = mayListAllAssignments(user) ? null : user;
      const { rows, page } = await listAssignments(db, query, owner, today);
      const names = rows.map(({ sortEngineer }) => sortEngineer);
      const [populated, hasNamesake] = await Promise.all([
        populateAssignments(db, rows),
        findNamesakes(db, names),
      ]);
      return { ...success(populated.map((each) => presentAssignment(each, today, hasNamesake))), page };
    }),
    defineRoute(edits.createAssignment, async (call) => {
      const { engineerId, projectId } = call.body;
      const key = idempotencyKeyOf(config, call);
      const assignment = await runIdempotently(
        db,
        key,
        call.receipt,
        [engineerId, projectId],
        async (transaction) =>
          presentAssignment(await createAssignment(db, transaction, actorOf(call), call.body), call.today),
      );
      return changed(call, { assignment });
    }),
    defineRoute(edits.updateAssignment, async (call) => {
      const edit = updateAssignment(db, actorOf(call), call.params.id, call.body);
      const assignment = await presentEdit(edit, async (document) =>
        presentAssignment(await populateAssignment(db, document), call.today),
      );
      return changed(call, { assignment });
    }),
    defineRoute(edits.deleteAssignment, async (call) => {
      await deleteAssignment(db, actorOf(call), call.params.id);
      return changed(call, { _id: call.params.id });
    }),
  ];
}
