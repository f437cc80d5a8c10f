import type { createAssignmentBody, updateAssignmentBody } from '@erm/contracts/assignments';
import type { z } from 'zod';
import type { ApiError } from '../../errors/api-error';
import type { StaleEditError } from '../../errors/stale-edit-error';
import type { AssignmentDocument } from '../assignment-document';

type AssertCurrent = (current: AssignmentDocument) => void;

/** One step of a batch. `assertCurrent` throws if it is based on another state of the assignment. */
export type Operation =
  | {
      action: 'create';
      fields: z.output<typeof createAssignmentBody>;
      /** Brings back a deleted assignment under its id. */
      restores?: { id: string; version: number };
    }
  | {
      action: 'update';
      id: string;
      edit: Omit<z.output<typeof updateAssignmentBody>, 'version'>;
      assertCurrent: AssertCurrent;
    }
  | { action: 'delete'; id: string; assertCurrent: AssertCurrent };

/** Why one operation of a batch cannot be applied. */
export interface FailedOperation {
  index: number;
  error: ApiError | StaleEditError;
}

/** Nothing of the batch was applied. */
export class BatchError extends Error {
  readonly failures: readonly FailedOperation[];

  constructor(failures: readonly FailedOperation[]) {
    super(`${failures.length} operations of a batch failed`);
    this.name = 'BatchError';
    this.failures = failures;
  }
}
