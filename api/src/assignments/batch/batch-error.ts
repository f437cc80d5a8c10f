import type { RefusedOperation } from '@erm/contracts/planned';
import { refusalError, type ApiError } from '../../errors/api-error';
import { StaleEditError } from '../../errors/stale-edit-error';
import type { ProjectDocument } from '../../collections/project-document';
import { documentOf } from '../planned-assignment';
import type { LockedPlanned } from './lock-planned';

/** Why one operation of a batch cannot be applied. */
export interface FailedOperation {
  index: number;
  error: ApiError | StaleEditError;
}

/** A rejected batch, none of which was applied. */
export class BatchError extends Error {
  readonly failures: readonly FailedOperation[];

  constructor(failures: readonly FailedOperation[]) {
    super(`${failures.length} operations of a batch failed`);
    this.name = 'BatchError';
    this.failures = failures;
  }
}

export function batchError(
  refused: readonly RefusedOperation<ProjectDocument>[],
  locked: LockedPlanned,
): BatchError {
  return new BatchError(
    refused.map(({ index, conflict, ...refusal }) => {
      if (!conflict) return { index, error: refusalError(refusal) };
      const { entity, current } = conflict;
      return {
        index,
        error: new StaleEditError(entity === 'project' ? current : documentOf(current, locked)),
      };
    }),
  );
}

/** Runs a batch of one operation, whose error is the one of the operation. */
export async function asSingle<Result>(batch: Promise<Result>): Promise<Result> {
  try {
    return await batch;
  } catch (error) {
    throw error instanceof BatchError ? error.failures[0]!.error : error;
  }
}
