import * as assignments from '@erm/contracts/assignments';
import { authorOf } from '../audit/author';
import { creatorOf } from '../creations/creation-key';
import type { ApiDeps } from '../http/api-deps';
import { defineRoute, type Route } from '../http/define-route';
import { success } from '../http/success';
import { ownerOfList } from './assignment-policy';
import { listAssignments } from './assignment-repository';
import { createAssignment } from './create-assignment';
import { deleteAssignment } from './delete-assignment';
import { describeAssignment, describeAssignments } from './describe-assignments';
import { updateAssignment } from './update-assignment';

export function assignmentRoutes(deps: ApiDeps): Route[] {
  const { db, today } = deps;
  return [
    defineRoute(assignments.listAssignments, async ({ query, session }) => {
      const { rows, page } = await listAssignments(db, query, ownerOfList(session.user), today());
      return { ...success(await describeAssignments(db, rows, today())), page };
    }),
    defineRoute(assignments.createAssignment, async (call) => {
      const creator = creatorOf(deps.config, assignments.createAssignment, call);
      return success({ assignment: await createAssignment(deps, creator, call.body) });
    }),
    defineRoute(assignments.updateAssignment, async (call) => {
      const assignment = await updateAssignment(deps, authorOf(call), call.params.id, call.body);
      return success({ assignment: await describeAssignment(db, assignment, today()) });
    }),
    defineRoute(assignments.deleteAssignment, async (call) => {
      await deleteAssignment(db, authorOf(call), call.params.id);
      return success({ _id: call.params.id });
    }),
  ];
}
