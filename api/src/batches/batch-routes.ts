import type { CalendarDay } from '@erm/contracts/calendar-day';
import { applyBatch as applyBatchEndpoint } from '@erm/contracts/batches';
import type { ApiDeps } from '../api-deps';
import { actorOf } from '../audit/actor';
import { newId } from '../db/id';
import { ApiError } from '../errors/api-error';
import { conflictError, StaleEditError } from '../errors/stale-edit-error';
import { idempotencyKeyOf } from '../idempotency/idempotency-key';
import { runIdempotently } from '../idempotency/run-idempotently';
import type { ProjectDocument } from '../collections/project-document';
import { presentProject } from '../projects/project-presenter';
import { changed, type ChangeReceipt } from '../routing/changed';
import { defineRoute, type Route } from '../routing/define-route';
import type { AssignmentDocument } from '../collections/assignment-document';
import { presentAssignment } from '../assignments/assignment-presenter';
import { populateAssignment } from '../assignments/populate-assignments';
import { changeAssignments, mutexKeysOf, toOperation } from '../assignments/change-assignments';
import { BatchError, type FailedOperation } from '../assignments/batch/batch-error';

export function batchRoutes({ config, db }: ApiDeps): Route[] {
  /** An error with the code of the first operation that failed, and an issue for each field of all of them. */
  const presentFailures = async ({ failures }: BatchError, today: CalendarDay): Promise<ApiError> => {
    const errors = failures.map(({ error }) => (error instanceof StaleEditError ? conflictError() : error));
    const { code, message } = errors[0]!;
    const issues = failures.flatMap(({ index }, at) => issuesOf(index, errors[at]!));
    const first = failures[0]!.error;
    if (!(first instanceof StaleEditError)) return new ApiError(code, message, { issues });
    const document = first.current as AssignmentDocument | ProjectDocument;
    const current =
      'teamSize' in document
        ? presentProject(document)
        : presentAssignment(await populateAssignment(db, document), today);
    return new ApiError(code, message, { issues, current });
  };

  return [
    defineRoute(applyBatchEndpoint, async (call) => {
      const operations = call.body.operations.map(toOperation);
      const key = idempotencyKeyOf(config, call);
      const mutexKeys = await mutexKeysOf(db, operations);
      try {
        // One operation is a change like any other: it is recorded, shown, and undone alone.
        const isSingle = operations.length === 1;
        const data = await runIdempotently(db, key, call.receipt, mutexKeys, async (transaction) => {
          const receipt: ChangeReceipt = isSingle ? call.receipt : {};
          const batchId = newId();
          const actor = { ...actorOf(call), receipt, ...(!isSingle && { batchId }) };
          const assignments = await changeAssignments(db, transaction, actor, operations);
          return {
            batchId: isSingle || receipt.changeId === undefined ? null : batchId.toHexString(),
            assignments: assignments.map((each) => each && presentAssignment(each, call.today)),
          };
        });
        return changed(call, data);
      } catch (error) {
        throw error instanceof BatchError ? await presentFailures(error, call.today) : error;
      }
    }),
  ];
}

/** The issues of one operation under its own path. An error that is not about a field is about the operation. */
function issuesOf(index: FailedOperation['index'], { details, message }: ApiError) {
  const operation = `operations.${index}`;
  return (
    details.issues?.map((issue) => ({ ...issue, path: `${operation}.body.${issue.path}` })) ?? [
      { path: operation, message },
    ]
  );
}
