import type { Actor } from '../../audit/actor';
import { recordChanges } from '../../audit/audit-repository';
import { creation, deletion, update, type Change } from '../../audit/change';
import type { Database } from '../../database';
import { distinctIds } from '../../db/id';
import type { Transaction } from '../../db/transaction';
import { refreshLoads } from '../../engineers/load-repository';
import { ApiError } from '../../errors/api-error';
import { StaleEditError } from '../../errors/stale-edit-error';
import { refreshTeams } from '../../projects/team-repository';
import type { AssignmentDocument } from '../assignment-document';
import { saveOutcomes } from '../assignment-repository';
import { applyOperation, type Step } from './apply-operation';
import { judgeCapacity, type Outcome } from './judge-capacity';
import { lockParties, type Parties } from './lock-parties';
import { BatchError, type FailedOperation, type Operation } from './operation';

/**
 * Applies operations in their order, all or none, and records each as a change. Returns the assignment after each one,
 * null for a deletion.
 * @throws BatchError with every operation that stands in the way
 */
export async function applyOperations(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  operations: readonly Operation[],
): Promise<(AssignmentDocument | null)[]> {
  const parties = await lockParties(db, transaction, operations);
  const steps = takeSteps(operations, parties);
  const outcomes = outcomesOf(steps);
  const failures = await judgeCapacity(db, transaction, parties, outcomes);
  if (failures.length > 0) throw new BatchError(failures.sort((a, b) => a.index - b.index));

  await saveOutcomes(db, transaction, outcomes);
  const documents = steps.flatMap(({ before, after }) => [before, after]).filter((each) => each !== null);
  await refreshLoads(db, transaction, distinctIds(documents.map(({ engineerId }) => engineerId)));
  await refreshTeams(db, transaction, distinctIds(documents.map(({ projectId }) => projectId)));
  await recordChanges(
    db,
    transaction,
    actor,
    steps.map(changeOf).filter((change) => change !== null),
  );
  return steps.map(({ after }) => after);
}

function takeSteps(operations: readonly Operation[], parties: Parties): Step[] {
  const failures: FailedOperation[] = [];
  const steps = operations.flatMap((operation, index) => {
    try {
      const step = applyOperation(operation, parties);
      const id = (step.after ?? step.before)!._id.toHexString();
      if (step.after) parties.assignments.set(id, step.after);
      else parties.assignments.delete(id);
      return [step];
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof StaleEditError)) throw error;
      failures.push({ index, error });
      return [];
    }
  });
  if (failures.length > 0) throw new BatchError(failures);
  return steps;
}

/** What becomes of each assignment, in the order of its last operation. */
function outcomesOf(steps: readonly Step[]): Outcome[] {
  const outcomes = new Map<string, Outcome>();
  steps.forEach(({ before, after }, index) => {
    const id = (after ?? before)!._id.toHexString();
    const first = outcomes.get(id);
    outcomes.delete(id);
    outcomes.set(id, { before: first ? first.before : before, after, index });
  });
  return [...outcomes.values()];
}

function changeOf({ before, after }: Step): Change | null {
  if (!before) return after && creation('assignment', after);
  return after ? update('assignment', before, after) : deletion('assignment', before);
}
