import type { createAssignmentBody, updateAssignmentBody } from '@erm/contracts/assignment-edits';
import type { DaySpan } from '@erm/contracts/calendar-day';
import type { z } from 'zod';
import type { ApiError } from '../../errors/api-error';
import type { StaleEditError } from '../../errors/stale-edit-error';
import type { ProjectDocument } from '../../projects/project-document';
import type { AssignmentDocument } from '../assignment-document';

type AssertCurrent<Document> = (current: Document) => void;

/** What a batch can change of a project. */
export type ProjectChanges = Partial<Pick<ProjectDocument, keyof DaySpan | 'status' | 'teamSize'>>;

/** One step of a batch. `assertCurrent` throws if it is based on another state of what it changes. */
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
      assertCurrent: AssertCurrent<AssignmentDocument>;
    }
  | { action: 'delete'; id: string; assertCurrent: AssertCurrent<AssignmentDocument> }
  | {
      action: 'updateProject';
      id: string;
      changes: ProjectChanges;
      assertCurrent: AssertCurrent<ProjectDocument>;
    };

/** An operation on an assignment. */
export type AssignmentOperation = Exclude<Operation, { action: 'updateProject' }>;

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
