import { ApiError, notFoundError } from '../../errors/api-error';
import { assertDatesWithinProject, deletedReferenceError } from '../assignment-errors';
import { assignmentChanges } from '../assignment-changes';
import { assignmentReferences, newAssignmentDocument, type AssignmentDocument } from '../assignment-document';
import { sortKey } from '../../db/sort-key';
import { toObjectId } from '../../db/id';
import type { Parties } from './lock-parties';
import type { AssignmentOperation } from './operation';

/** An assignment before and after an operation; null where it does not exist. */
export interface AssignmentStep {
  before: AssignmentDocument | null;
  after: AssignmentDocument | null;
}

/** Applies one operation to the state that the earlier ones left, under every rule except capacity. */
export function applyOperation(operation: AssignmentOperation, parties: Parties): AssignmentStep {
  switch (operation.action) {
    case 'create':
      return create(operation, parties);
    case 'update':
      return update(operation, parties);
    case 'delete': {
      const before = existing(operation, parties);
      return { before, after: null };
    }
  }
}

function create(
  { fields, restores }: Extract<AssignmentOperation, { action: 'create' }>,
  parties: Parties,
): AssignmentStep {
  const { engineerId, projectId, ...rest } = fields;
  const engineer = parties.engineers.get(engineerId);
  const project = parties.projects.get(projectId);
  if (!engineer) throw restores ? deletedSince('engineer') : notFoundError('Engineer', 'engineerId');
  if (!project) throw restores ? deletedSince('project') : notFoundError('Project', 'projectId');
  if (restores && parties.assignments.has(restores.id)) {
    throw new ApiError('CONFLICT', 'This assignment exists already.');
  }
  assertDatesWithinProject(rest, project);
  const created = newAssignmentDocument(rest, engineer, project);
  const id = restores && { _id: toObjectId(restores.id), version: restores.version };
  return { before: null, after: { ...created, ...id } };
}

function deletedSince(what: string): ApiError {
  return new ApiError('CONFLICT', `The ${what} of this assignment was deleted.`);
}

function update(
  operation: Extract<AssignmentOperation, { action: 'update' }>,
  parties: Parties,
): AssignmentStep {
  const before = existing(operation, parties);
  const { next, keepsLoad, movesDates, movesEngineer, movesProject } = assignmentChanges(
    before,
    operation.edit,
  );
  const { role, allocationPercentage, startDate, endDate } = next;
  const saved = { sortRole: sortKey(role), updatedAt: new Date(), version: before.version + 1 };
  if (keepsLoad) return { before, after: { ...before, role, ...saved } };

  const engineer = parties.engineers.get(next.engineerId);
  const project = parties.projects.get(next.projectId);
  if (!engineer) {
    throw movesEngineer ? notFoundError('Engineer', 'engineerId') : deletedReferenceError('engineer');
  }
  if (!project) throw movesProject ? notFoundError('Project', 'projectId') : deletedReferenceError('project');
  if (movesDates || movesProject) assertDatesWithinProject(next, project);
  const fields = {
    role,
    allocationPercentage,
    startDate,
    endDate,
    ...assignmentReferences(engineer, project),
  };
  return { before, after: { ...before, ...fields, ...saved } };
}

function existing(
  { id, assertCurrent }: Extract<AssignmentOperation, { id: string }>,
  { assignments }: Parties,
): AssignmentDocument {
  const assignment = assignments.get(id);
  if (!assignment) throw notFoundError('Assignment');
  assertCurrent(assignment);
  return assignment;
}
