import type { Database } from '../../database';
import { distinctIds, keyById, toObjectId } from '../../db/id';
import type { Transaction } from '../../db/transaction';
import { lockProjects } from '../../projects/project-repository';
import type { ProjectDocument } from '../../projects/project-document';
import type { UserDocument } from '../../users/user-document';
import { lockUsers } from '../../users/user-repository';
import type { AssignmentDocument } from '../assignment-document';
import { lockAssignments } from '../assignment-repository';
import type { Operation } from './operation';

/** Everything that the operations of a batch depend on, locked, by id. What is missing does not exist. */
export interface Parties {
  assignments: Map<string, AssignmentDocument>;
  engineers: Map<string, UserDocument>;
  projects: Map<string, ProjectDocument>;
}

/** The ids that a batch names, those of its assignments first. */
export function namedIds(operations: readonly Operation[]) {
  const targets = operations.map(targetOf);
  return {
    assignmentIds: operations.flatMap((operation) => {
      if (operation.action === 'updateProject') return [];
      return operation.action === 'create' ? (operation.restores?.id ?? []) : operation.id;
    }),
    engineerIds: targets.flatMap(({ engineerId = [] }) => engineerId),
    projectIds: targets.flatMap(({ projectId = [] }) => projectId),
  };
}

function targetOf(operation: Operation): { engineerId?: string | undefined; projectId?: string | undefined } {
  if (operation.action === 'updateProject') return { projectId: operation.id };
  if (operation.action === 'create') return operation.fields;
  return operation.action === 'update' ? operation.edit : {};
}

/** Locks assignments, then projects, then engineers, each with one query for any number of them. */
export async function lockParties(
  db: Database,
  transaction: Transaction,
  operations: readonly Operation[],
): Promise<Parties> {
  const named = namedIds(operations);
  const assignments = await lockAssignments(db, transaction, idsOf(named.assignmentIds));
  const engineerIds = idsOf([...named.engineerIds, ...assignments.map(({ engineerId }) => engineerId)]);
  const projectIds = idsOf([...named.projectIds, ...assignments.map(({ projectId }) => projectId)]);
  return {
    assignments: keyById(assignments),
    projects: keyById(await lockProjects(db, transaction, projectIds)),
    engineers: keyById(await lockUsers(db, transaction, engineerIds, 'engineer')),
  };
}

function idsOf(ids: readonly Parameters<typeof toObjectId>[0][]) {
  return distinctIds(ids.map(toObjectId));
}
