import { z } from 'zod/mini';
import { assignmentSchema } from './assignments';
import { createAssignmentBody, updateAssignmentBody } from './assignment-edits';
import { dayInput } from './calendar-day';
import { isInOrder, OUT_OF_ORDER } from './date-order';
import { endpoint } from './endpoint';
import { changed } from './envelope';
import { projectStatusInput } from './projects';
import { teamSizeInput } from './project-edits';
import { idInput, integerInput } from './text';
import { updateBody } from './update-body';

/** The largest number of operations in a batch. */
export const MAX_OPERATIONS = 500;

const COUNT = `operations must be a list of 1 to ${MAX_OPERATIONS}`;

const versionInput = z.optional(integerInput('version', 1, Number.MAX_SAFE_INTEGER));

/** Form for new dates of a project, judged together with the batch's changes of its assignments. */
export const projectDatesBody = z
  .strictObject({
    startDate: dayInput('Start date'),
    endDate: dayInput('End date'),
    /** The version that the change is based on. Without one, it always applies. */
    version: versionInput,
  })
  .check(z.refine(isInOrder, OUT_OF_ORDER));

/** The fields of a project that a batch can change: those with consequences for its assignments. */
export const projectOperationBody = updateBody({
  startDate: dayInput('Start date'),
  endDate: dayInput('End date'),
  status: projectStatusInput,
  teamSize: teamSizeInput,
}).check(z.refine(isInOrder, OUT_OF_ORDER));

/**
 * One step of a batch: the creation, update, or deletion of an assignment, with the body that its own endpoint takes, or
 * new dates, a new status, or a new team size of a project.
 */
export const operationInput = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('create'), body: createAssignmentBody }),
    z.strictObject({ action: z.literal('update'), id: idInput('id'), body: updateAssignmentBody }),
    z.strictObject({
      action: z.literal('delete'),
      id: idInput('id'),
      /** The version that the deletion is based on. Without one, it always applies. */
      version: versionInput,
    }),
    z.strictObject({ action: z.literal('updateProject'), id: idInput('id'), body: projectOperationBody }),
  ],
  { error: 'action must be one of create, update, delete, updateProject' },
);

export const applyBatchBody = z.strictObject({
  operations: z.array(operationInput, COUNT).check(z.minLength(1, COUNT), z.maxLength(MAX_OPERATIONS, COUNT)),
});
export type ApplyBatchBody = z.input<typeof applyBatchBody>;

/**
 * Applies operations in order, all or none, as one batch of changes; a single operation is an ordinary change. Capacity
 * and project dates are judged by the overall result, so the steps of a swap need not fit one by one. Issues name their
 * operation: `operations.2.body.allocationPercentage`.
 */
export const applyBatch = endpoint({
  method: 'POST',
  path: '/api/batches',
  summary: 'Change several assignments and their projects at once, all or none',
  roles: ['manager'],
  status: 201,
  body: applyBatchBody,
  bodyLimit: '200 KB',
  response: changed(
    z.object({
      /**
       * The batch to undo (see `undoBatch`); null if nothing changed, and for a single operation, which is an ordinary
       * change.
       */
      batchId: z.nullable(z.string()),
      /** The assignment after each operation, null for a deletion and for a project. */
      assignments: z.array(z.nullable(assignmentSchema)),
    }),
  ),
  errors: ['NOT_FOUND', 'OUTSIDE_PROJECT_DATES', 'CAPACITY_EXCEEDED', 'CONFLICT'],
});
