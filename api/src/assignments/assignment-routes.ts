import * as assignments from '@erm/contracts/assignments';
import type { ApiDeps } from '../http/api-deps';
import { defineRoute, type Route } from '../http/define-route';
import { notFound } from '../http/refusals';
import { success } from '../http/success';
import { ownerOfList } from './assignment-policy';
import { deleteAssignmentDocument, listAssignments } from './assignment-repository';
import { createAssignment } from './create-assignment';
import { describeAssignment, describeAssignments } from './describe-assignments';
import { updateAssignment } from './update-assignment';

export function assignmentRoutes(deps: ApiDeps): Route[] {
  const { db, today } = deps;
  return [
    defineRoute(assignments.listAssignments, async ({ query, session }) => {
      const { rows, page } = await listAssignments(db, query, ownerOfList(session.user), today());
      return { ...success(await describeAssignments(db, rows, today())), page };
    }),
    defineRoute(assignments.createAssignment, async ({ body }) => {
      const assignment = await createAssignment(db, body);
      return success({ assignment: await describeAssignment(db, assignment, today()) });
    }),
    defineRoute(assignments.updateAssignment, async ({ params, body }) => {
      const assignment = await updateAssignment(deps, params.id, body);
      return success({ assignment: await describeAssignment(db, assignment, today()) });
    }),
    defineRoute(assignments.deleteAssignment, async ({ params }) => {
      if (!(await deleteAssignmentDocument(db, params.id))) throw notFound('Assignment');
      return success({ _id: params.id });
    }),
  ];
}
