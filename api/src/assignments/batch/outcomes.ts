import type { ObjectId } from '../../db/id';
import type { AssignmentDocument } from '../assignment-document';
import type { ProjectDocument } from '../../projects/project-document';
import type { Step } from './take-steps';

/** Something before and after the whole batch, and its last operation. */
export interface Outcome<Document = AssignmentDocument | null> {
  before: Document;
  after: Document;
  index: number;
}

export type ProjectOutcome = Outcome<ProjectDocument>;

/** What becomes of each assignment and project, in the order of its last operation. */
export function outcomesOf(steps: readonly Step[]): { assignments: Outcome[]; projects: ProjectOutcome[] } {
  const assignments = new Map<string, Outcome>();
  const projects = new Map<string, ProjectOutcome>();
  steps.forEach((step, index) => {
    if (step.entity === 'project') merge(projects, step.after._id, { ...step, index });
    else merge(assignments, (step.after ?? step.before)!._id, { ...step, index });
  });
  return { assignments: [...assignments.values()], projects: [...projects.values()] };
}

function merge<Document>(
  outcomes: Map<string, Outcome<Document>>,
  _id: ObjectId,
  { before, after, index }: Outcome<Document>,
): void {
  const id = _id.toHexString();
  const first = outcomes.get(id);
  outcomes.delete(id);
  outcomes.set(id, { before: first ? first.before : before, after, index });
}
