import { ApiError } from '../../errors/api-error';
import { StaleEditError } from '../../errors/stale-edit-error';
import { applyOperation, type AssignmentStep } from './apply-operation';
import type { Parties } from './lock-parties';
import { BatchError, type FailedOperation, type Operation } from './operation';
import { changeProject, type ProjectStep } from './project-step';

/** What one operation does. */
export type Step = ({ entity: 'assignment' } & AssignmentStep) | ({ entity: 'project' } & ProjectStep);

/**
 * Applies operations in their order to the locked parties, except that projects change first, so that assignments
 * are judged by the dates that the batch results in. Returns the steps by operation.
 * @throws BatchError with every operation that stands in the way
 */
export function takeSteps(operations: readonly Operation[], parties: Parties): Step[] {
  const failures: FailedOperation[] = [];
  const steps = new Map<number, Step>();
  const take = (ofProjects: boolean) =>
    operations.forEach((operation, index) => {
      if ((operation.action === 'updateProject') !== ofProjects) return;
      try {
        steps.set(index, takeStep(operation, parties));
      } catch (error) {
        if (!(error instanceof ApiError) && !(error instanceof StaleEditError)) throw error;
        failures.push({ index, error });
      }
    });
  take(true);
  take(false);
  if (failures.length > 0) throw new BatchError(failures.sort((a, b) => a.index - b.index));
  return operations.map((_, index) => steps.get(index)!);
}

/** Applies one operation, so that the later ones see what it did. */
function takeStep(operation: Operation, parties: Parties): Step {
  if (operation.action === 'updateProject') {
    const step = changeProject(operation, parties);
    parties.projects.set(operation.id, step.after);
    return { entity: 'project', ...step };
  }
  const step = applyOperation(operation, parties);
  const id = (step.after ?? step.before)!._id.toHexString();
  if (step.after) parties.assignments.set(id, step.after);
  else parties.assignments.delete(id);
  return { entity: 'assignment', ...step };
}
