import type {
  AssignmentTerms,
  Operation,
  PlannedAssignment,
  PlannedProject,
  Planned,
  Refusal,
  Conflict,
} from './planned';
import {
  deletedReference,
  notFound,
  notRestorable,
  outdated,
  refuseDates,
  refuseProjectDates,
} from './refusals';

/** The effect of one operation on an assignment or a project: its state before and after, null if it does not exist. */
export type Step<Project extends PlannedProject = PlannedProject> =
  | { entity: 'assignment'; id: string; before: PlannedAssignment | null; after: PlannedAssignment | null }
  | { entity: 'project'; id: string; before: Project; after: Project };

type Taken<Project extends PlannedProject> =
  { step: Step<Project> } | { refusal: Refusal; conflict?: Conflict<Project> };

/**
 * Applies one operation to the result of the earlier ones, under every rule that does not depend on the overall result.
 */
export function takeOperation<Project extends PlannedProject>(
  operation: Operation,
  planned: Planned<Project>,
): Taken<Project> {
  if (operation.action === 'create') return create(operation, planned);
  if (operation.action === 'updateProject') return updateProject(operation, planned);

  const before = planned.assignments.get(operation.id);
  if (!before) return { refusal: notFound('Assignment') };
  if (!operation.isCurrent(before))
    return { refusal: outdated(), conflict: { entity: 'assignment', current: before } };
  if (operation.action === 'update') return update(before, operation.terms, planned);
  return { step: { entity: 'assignment', id: before._id, before, after: null } };
}

function create<Project extends PlannedProject>(
  { id, terms, restoredVersion }: Extract<Operation, { action: 'create' }>,
  { assignments, engineers, projects }: Planned<Project>,
): Taken<Project> {
  const restores = restoredVersion !== null;
  if (!engineers.has(terms.engineerId)) {
    return { refusal: restores ? deletedSince('engineer') : notFound('Engineer', 'engineerId') };
  }
  const project = projects.get(terms.projectId);
  if (!project) return { refusal: restores ? deletedSince('project') : notFound('Project', 'projectId') };
  if (assignments.has(id)) return { refusal: notRestorable('This assignment exists already.') };
  const refusal = refuseDates(terms, project);
  if (refusal) return { refusal };
  const version = restoredVersion ?? 1;
  const after = { ...terms, _id: id, version, engineerDeleted: false, projectDeleted: false };
  return { step: { entity: 'assignment', id, before: null, after } };
}

function deletedSince(what: string): Refusal {
  return notRestorable(`The ${what} of this assignment was deleted.`);
}

function update<Project extends PlannedProject>(
  before: PlannedAssignment,
  terms: Partial<AssignmentTerms>,
  { engineers, projects }: Planned<Project>,
): Taken<Project> {
  const after = { ...before, ...terms, version: before.version + 1 };
  const step: Step<Project> = { entity: 'assignment', id: before._id, before, after };
  if (keepsLoad(before, terms)) return { step };

  const movesEngineer = after.engineerId !== before.engineerId;
  const movesProject = after.projectId !== before.projectId;
  const movesDates = after.startDate !== before.startDate || after.endDate !== before.endDate;
  if (!engineers.has(after.engineerId)) {
    return { refusal: movesEngineer ? notFound('Engineer', 'engineerId') : deletedReference('engineer') };
  }
  const project = projects.get(after.projectId);
  if (!project) {
    return { refusal: movesProject ? notFound('Project', 'projectId') : deletedReference('project') };
  }
  const refusal = movesDates || movesProject ? refuseDates(after, project) : null;
  if (refusal) return { refusal };
  return { step: { ...step, after: { ...after, engineerDeleted: false, projectDeleted: false } } };
}

/** Whether an edit changes nothing that a rule depends on, which is everything but the role. */
export function keepsLoad(before: AssignmentTerms, terms: Partial<AssignmentTerms>): boolean {
  return LOAD_FIELDS.every((field) => terms[field] === undefined || terms[field] === before[field]);
}

const LOAD_FIELDS = ['engineerId', 'projectId', 'allocationPercentage', 'startDate', 'endDate'] as const;

function updateProject<Project extends PlannedProject>(
  { id, changes, isCurrent }: Extract<Operation, { action: 'updateProject' }>,
  { projects }: Planned<Project>,
): Taken<Project> {
  const before = projects.get(id);
  if (!before) return { refusal: notFound('Project') };
  if (!isCurrent(before)) return { refusal: outdated(), conflict: { entity: 'project', current: before } };
  const after = { ...before, ...changes, version: before.version + 1 };
  const refusal = refuseProjectDates(before, after);
  return refusal ? { refusal } : { step: { entity: 'project', id, before, after } };
}
