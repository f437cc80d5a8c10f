import { addAllocations, loadCurve, type LoadCurve } from './load-curve';
import { findOverCapacity } from './over-capacity';
import type {
  Operation,
  Planned,
  PlannedAssignment,
  PlannedEngineer,
  PlannedProject,
  Refusal,
  RefusedOperation,
} from './planned';
import { overCapacity, refuseOutside } from './refusals';
import { keepsLoad, takeOperation, type Step } from './take-operation';

/** Something before and after all operations, and the index of the last one that changes it. */
export interface Outcome<Entity> {
  id: string;
  before: Entity;
  after: Entity;
  index: number;
}

export type AssignmentOutcome = Outcome<PlannedAssignment | null>;

/** The result of applying operations to planned data. */
export interface Applied<Project extends PlannedProject = PlannedProject> {
  /** The effect of each operation, by index; undefined for a refused one. */
  steps: readonly (Step<Project> | null)[];
  /** What becomes of each assignment and project, in the order of their last operations. */
  assignments: readonly AssignmentOutcome[];
  projects: readonly Outcome<Project>[];
  /** The load of each engineer whose assignments change, by engineer ID. Unknown, and empty, if a step is refused. */
  loads: ReadonlyMap<string, LoadCurve>;
  /** All refusals, in the order of the operations. If there are any, nothing may be saved. */
  refused: readonly RefusedOperation<Project>[];
}

/**
 * Applies the operations of a batch in their order, and judges capacity and project dates by the result, so that the
 * steps of a swap need not fit one by one. Projects change first: assignments are judged by the dates to come.
 */
export function applyOperations<Project extends PlannedProject, Engineer extends PlannedEngineer>(
  planned: Planned<Project, Engineer>,
  operations: readonly Operation[],
): Applied<Project> {
  const { steps, refused } = takeAll(planned, operations);
  const outcomes = outcomesOf(steps);
  // The overall result can only be judged if every operation is accepted.
  if (refused.length > 0) return { steps, ...outcomes, loads: new Map(), refused };

  const { loads, overloads } = judgeCapacity(planned, outcomes.assignments);
  const judged = inOrder([...judgeDates(planned, outcomes), ...overloads]);
  return { steps, ...outcomes, loads, refused: judged };
}

function takeAll<Project extends PlannedProject>(
  planned: Planned<Project>,
  operations: readonly Operation[],
) {
  const [assignments, projects] = [new Map(planned.assignments), new Map(planned.projects)];
  const steps = operations.map((): Step<Project> | null => null);
  const refused: RefusedOperation<Project>[] = [];
  const current = { ...planned, assignments, projects };
  const take = (operation: Operation, index: number) => {
    const taken = takeOperation(operation, current);
    if ('refusal' in taken) {
      const { refusal, conflict } = taken;
      refused.push({ ...refusal, index, ...(conflict && { conflict }) });
      return;
    }
    const { step } = taken;
    steps[index] = step;
    if (step.entity === 'project') projects.set(step.id, step.after);
    else if (step.after) assignments.set(step.id, step.after);
    else assignments.delete(step.id);
  };
  const isOfProject = ({ action }: Operation) => action === 'updateProject';
  operations.forEach((operation, index) => isOfProject(operation) && take(operation, index));
  operations.forEach((operation, index) => !isOfProject(operation) && take(operation, index));
  return { steps, refused: inOrder(refused) };
}

function inOrder<Refused extends { index: number }>(refused: readonly Refused[]): Refused[] {
  return [...refused].sort((a, b) => a.index - b.index);
}

function outcomesOf<Project extends PlannedProject>(steps: readonly (Step<Project> | null)[]) {
  const assignments = new Map<string, AssignmentOutcome>();
  const projects = new Map<string, Outcome<Project>>();
  steps.forEach((step, index) => {
    if (step?.entity === 'project') merge(projects, { ...step, index });
    else if (step) merge(assignments, { ...step, index });
  });
  return { assignments: [...assignments.values()], projects: [...projects.values()] };
}

function merge<Entity>(
  outcomes: Map<string, Outcome<Entity>>,
  { id, before, after, index }: Outcome<Entity>,
): void {
  const first = outcomes.get(id);
  outcomes.delete(id);
  outcomes.set(id, { id, before: first ? first.before : before, after, index });
}

type Judgment = Refusal & Pick<RefusedOperation, 'index'>;

function judgeDates(
  { otherDays }: Planned,
  { projects, assignments }: Pick<Applied, 'projects' | 'assignments'>,
): Judgment[] {
  return projects.flatMap(({ id, before, after, index }) => {
    const changed = assignments.flatMap(({ after: each }) =>
      each?.projectId === id && !each.engineerDeleted ? [each] : [],
    );
    const refusal = refuseOutside(before, after, [...(otherDays.get(id) ?? []), ...changed]);
    return refusal ? [{ ...refusal, index }] : [];
  });
}

function judgeCapacity(
  { engineers, otherLoads }: Planned,
  outcomes: readonly AssignmentOutcome[],
): { loads: Map<string, LoadCurve>; overloads: Judgment[] } {
  const loads = new Map<string, LoadCurve>();
  const overloads: Judgment[] = [];
  const sharesOf = (id: string, at: 'before' | 'after') =>
    outcomes.flatMap(({ [at]: each }) => (each?.engineerId === id && !each.projectDeleted ? [each] : []));
  for (const id of engineersOf(outcomes)) {
    const engineer = engineers.get(id);
    if (!engineer) continue;
    const others = otherLoads.get(id) ?? loadCurve([]);
    const [before, after] = [sharesOf(id, 'before'), sharesOf(id, 'after')];
    const { maxCapacity } = engineer;
    loads.set(id, addAllocations(others, after));
    for (const { share, violation } of findOverCapacity({ maxCapacity, others, before, after, idOf })) {
      const { index } = outcomes.find((outcome) => outcome.after === share)!;
      overloads.push({ ...overCapacity(violation), index });
    }
  }
  return { loads, overloads };
}

const idOf = ({ _id }: PlannedAssignment): string => _id;

/** Whose load changes, or would if it were not the same again. */
function engineersOf(outcomes: readonly AssignmentOutcome[]): Set<string> {
  const changed = outcomes.filter(({ before, after }) => !before || !after || !keepsLoad(before, after));
  return new Set(
    changed.flatMap(({ before, after }) => [before, after].flatMap((each) => each?.engineerId ?? [])),
  );
}
