import type { Actor } from '../../audit/actor';
import { recordChanges } from '../../audit/audit-repository';
import { creation, deletion, update, type Change } from '../../audit/change';
import type { Database } from '../../database';
import { distinctIds } from '../../db/id';
import type { Transaction } from '../../db/transaction';
import { refreshLoads } from '../../engineers/load-repository';
import { saveProjects } from '../../projects/project-repository';
import { refreshTeams } from '../../projects/team-repository';
import type { AssignmentDocument } from '../assignment-document';
import { saveOutcomes } from '../assignment-repository';
import { judgeCapacity } from './judge-capacity';
import { judgeDates } from './judge-dates';
import { lockParties } from './lock-parties';
import { BatchError, type Operation } from './operation';
import { outcomesOf } from './outcomes';
import { takeSteps, type Step } from './take-steps';

/**
 * Applies operations in their order, all or none, and records each as a change. Returns the assignment after each one,
 * null for a deletion and for a project.
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
  const { assignments, projects } = outcomesOf(steps);
  const failures = [
    ...(await judgeDates(db, transaction, projects, assignments)),
    ...(await judgeCapacity(db, transaction, parties, assignments)),
  ];
  if (failures.length > 0) throw new BatchError(failures.sort((a, b) => a.index - b.index));

  await saveProjects(
    db,
    transaction,
    projects.map(({ after }) => after),
  );
  await saveOutcomes(db, transaction, assignments);
  const documents = assignments.flatMap(({ before, after }) =>
    [before, after].filter((each) => each !== null),
  );
  await refreshLoads(db, transaction, distinctIds(documents.map(({ engineerId }) => engineerId)));
  await refreshTeams(db, transaction, distinctIds(documents.map(({ projectId }) => projectId)));
  await recordChanges(
    db,
    transaction,
    actor,
    steps.map(changeOf).filter((change) => change !== null),
    [...parties.engineers.values(), ...parties.projects.values()],
  );
  return steps.map((step) => (step.entity === 'assignment' ? step.after : null));
}

function changeOf(step: Step): Change | null {
  if (step.entity === 'project') return update('project', step.before, step.after);
  const { before, after } = step;
  if (!before) return after && creation('assignment', after);
  return after ? update('assignment', before, after) : deletion('assignment', before);
}
