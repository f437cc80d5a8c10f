import { applyBatch as applyBatchEndpoint } from '@erm/contracts/batches';
import type { ApiDeps } from '../../api-deps';
import { actorOf } from '../../audit/actor';
import { ApiError } from '../../errors/api-error';
import { conflictError, StaleEditError } from '../../errors/stale-edit-error';
import { success } from '../../http/success';
import { idempotencyKeyOf } from '../../idempotency/idempotency-key';
import { runIdempotently } from '../../idempotency/run-idempotently';
import type { ProjectDocument } from '../../projects/project-document';
import { presentProject } from '../../projects/project-presenter';
import { defineRoute, type Route } from '../../routing/define-route';
import type { AssignmentDocument } from '../assignment-document';
import { presentAssignment } from '../assignment-presenter';
import { populateAssignment, type PopulatedAssignment } from '../populate-assignments';
import { applyBatch, mutexKeysOf, operationsOf } from './apply-batch';
import { BatchError, type FailedOperation } from './operation';

export function batchRoutes({ config, db, today }: ApiDeps): Route[] {
  const present = (assignment: PopulatedAssignment) => presentAssignment(assignment, today());

  /** An error with the code of the first operation that failed, and an issue for each field of all of them. */
  const presentFailures = async ({ failures }: BatchError): Promise<ApiError> => {
    const errors = failures.map(({ error }) => (error instanceof StaleEditError ? conflictError() : error));
    const { code, message } = errors[0]!;
    const issues = failures.flatMap(({ index }, at) => issuesOf(index, errors[at]!));
    const first = failures[0]!.error;
    if (!(first instanceof StaleEditError)) return new ApiError(code, message, { issues });
    const document = first.current as AssignmentDocument | ProjectDocument;
    const current =
      'teamSize' in document ? presentProject(document) : present(await populateAssignment(db, document));
    return new ApiError(code, message, { issues, current });
  };

  return [
    defineRoute(applyBatchEndpoint, async (call) => {
      const operations = operationsOf(call.body);
      const key = idempotencyKeyOf(config, call);
      const mutexKeys = await mutexKeysOf(db, operations);
      try {
        const data = await runIdempotently(db, key, {}, mutexKeys, async (transaction) => {
          const applied = await applyBatch(db, transaction, actorOf(call), operations);
          return { ...applied, assignments: applied.assignments.map((each) => each && present(each)) };
        });
        return success(data);
      } catch (error) {
        throw error instanceof BatchError ? await presentFailures(error) : error;
      }
    }),
  ];
}

/** The issues of one operation under its own path. An error that is not about a field is about the operation. */
function issuesOf(index: FailedOperation['index'], { details, message }: ApiError) {
  const operation = `operations.${index}`;
  return (
    details.issues?.map(({ path, message: each }) => ({
      path: `${operation}.body.${path}`,
      message: each,
    })) ?? [{ path: operation, message }]
  );
}
