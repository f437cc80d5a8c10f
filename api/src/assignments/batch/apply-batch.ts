import { applyOperations } from '@erm/contracts/apply-operations';
import type { Operation, PlannedAssignment } from '@erm/contracts/planned';
import type { Actor } from '../../audit/actor';
import { recordChanges } from '../../audit/audit-repository';
import { creation, deletion, update, type Change } from '../../audit/change';
import type { Database } from '../../collections/database';
import type { Transaction } from '../../db/transaction';
import { saveLoads } from '../../derived-fields/load-repository';
import { changeTeams } from '../../derived-fields/change-teams';
import type { ProjectDocument } from '../../collections/project-document';
import { saveProjects } from '../../collections/project-repository';
import type { AssignmentDocument } from '../../collections/assignment-document';
import { renameProject, saveOutcomes } from '../../collections/assignment-repository';
import { documentOf } from '../planned-assignment';
import { batchError } from './batch-error';
import { lockPlanned, type LockedPlanned } from './lock-planned';
import { teamChangesOf } from './team-changes';

export interface AppliedBatch {
  /** The assignment after each operation; null for a deletion and for a project. */
  assignments: (AssignmentDocument | null)[];
  /** The projects and engineers that the transaction has read, as the batch leaves them. */
  projects: ReadonlyMap<string, ProjectDocument>;
  engineers: LockedPlanned['engineers'];
}

/**
 * The one way in which assignments, and projects with consequences for them, are changed: applies operations in their
 * order, all or none, and records each as a change.
 * @throws BatchError with every operation that stands in the way
 */
export async function applyBatch(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  operations: readonly Operation[],
): Promise<AppliedBatch> {
  const locked = await lockPlanned(db, transaction, operations);
  const { steps, assignments, projects, loads, refused } = applyOperations(locked, operations);
  if (refused.length > 0) throw batchError(refused, locked);

  // The last step of an assignment is its outcome, so each is converted once.
  const documents = new Map<PlannedAssignment, AssignmentDocument>();
  const document = (planned: PlannedAssignment | null): AssignmentDocument | null => {
    if (!planned) return null;
    const converted = documents.get(planned) ?? documentOf(planned, locked);
    documents.set(planned, converted);
    return converted;
  };
  const saved = await saveProjects(
    db,
    transaction,
    projects.map(({ after }) => after),
  );
  for (const { before, after } of projects) {
    if (before.name !== after.name) await renameProject(db, transaction, after);
  }
  await saveOutcomes(
    db,
    transaction,
    assignments.map(({ before, after }) => ({ before: document(before), after: document(after) })),
  );
  await saveLoads(db, transaction, loads);
  await changeTeams(db, transaction, teamChangesOf(assignments, locked));

  const taken = steps.map((step) => step!);
  const changes = taken.map((step): Change | null => {
    if (step.entity === 'project') return update('project', step.before, step.after);
    const [before, after] = [document(step.before), document(step.after)];
    if (!before) return after && creation('assignment', after);
    return after ? update('assignment', before, after) : deletion('assignment', before);
  });
  const known = [...locked.engineers.values(), ...locked.projects.values()];
  await recordChanges(
    db,
    transaction,
    actor,
    changes.filter((change) => change !== null),
    known,
  );
  return {
    assignments: taken.map((step) => (step.entity === 'assignment' ? document(step.after) : null)),
    projects: new Map([...locked.projects, ...saved]),
    engineers: locked.engineers,
  };
}
