import type { Operation, Planned, PlannedAssignment } from '@erm/contracts/planned';
import { keepsLoad } from '@erm/contracts/take-operation';
import type { Database } from '../../collections/database';
import { distinctIds, keyById, toObjectId, type Id } from '../../db/id';
import type { Transaction } from '../../db/transaction';
import { lockProjects } from '../../collections/project-repository';
import type { ProjectDocument } from '../../collections/project-document';
import type { UserDocument } from '../../collections/user-document';
import { lockUsers } from '../../collections/user-repository';
import type { AssignmentDocument } from '../../collections/assignment-document';
import { findAssignmentsByIds, type Share } from '../../collections/assignment-repository';
import { plannedAssignment } from '../planned-assignment';
import { findOtherDays, findOthers } from './find-others';

/** What operations are applied to, with the documents of the assignments that they name; all others are locked. */
export interface LockedPlanned extends Planned<ProjectDocument, UserDocument> {
  documents: ReadonlyMap<string, AssignmentDocument>;
  /** The other assignments of engineers who have one of them. */
  otherShares: readonly Share[];
}

/** The IDs of everything that exists, or should, and that operations name. */
export function namedIds(operations: readonly Operation[]) {
  const assignments = operations.filter(
    (operation) => operation.action !== 'updateProject' && !isNew(operation),
  );
  const projects = operations.filter(({ action }) => action === 'updateProject');
  const terms = operations.flatMap((operation) => ('terms' in operation ? operation.terms : []));
  return {
    assignmentIds: assignments.map(({ id }) => id),
    engineerIds: terms.flatMap(({ engineerId = [] }) => engineerId),
    projectIds: [...projects.map(({ id }) => id), ...terms.flatMap(({ projectId = [] }) => projectId)],
  };
}

function isNew(operation: Operation): boolean {
  return operation.action === 'create' && operation.restoredVersion === null;
}

/**
 * Reads assignments, then locks projects, then engineers, each with at most two queries. Projects come before engineers
 * because they are more contended, and a transaction that loses a conflict should lose it early. Assignments need no
 * lock: everything derived from one is written together with it, so transactions that write the same one conflict
 * anyway.
 */
export async function lockPlanned(
  db: Database,
  transaction: Transaction,
  operations: readonly Operation[],
): Promise<LockedPlanned> {
  const named = namedIds(operations);
  const documents = keyById(await findAssignmentsByIds(db, named.assignmentIds, transaction));
  const assignments = new Map([...documents].map(([id, document]) => [id, plannedAssignment(document)]));
  // An edit of nothing but the role concerns nobody else, and need not wait for them.
  const concerned = operations.flatMap((operation) => {
    const assignment = assignments.get(operation.id);
    return assignment && changesLoad(operation, assignment) ? [assignment] : [];
  });
  const projectIds = [...named.projectIds, ...concerned.map(({ projectId }) => projectId)];
  const engineerIds = [...named.engineerIds, ...concerned.map(({ engineerId }) => engineerId)];
  const projects = keyById(await lockProjects(db, transaction, idsOf(projectIds)));
  const engineers = keyById(await lockUsers(db, transaction, idsOf(engineerIds), 'engineer'));
  return {
    documents,
    assignments,
    projects,
    engineers,
    ...(await findOthers(db, transaction, engineers, documents)),
    otherDays: await findOtherDays(db, transaction, operations, projects, documents),
  };
}

function changesLoad(operation: Operation, assignment: PlannedAssignment): boolean {
  return operation.action !== 'update' || !keepsLoad(assignment, operation.terms);
}

function idsOf(ids: readonly Id[]) {
  return distinctIds(ids.map(toObjectId));
}
