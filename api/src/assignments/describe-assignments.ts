import type { Assignment } from '@erm/contracts/assignments';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { AssignmentDocument } from '../db/assignment-document';
import type { Database } from '../db/database';
import { findUsersByIds } from '../engineers/engineer-repository';
import { findProjectsByIds } from '../projects/project-repository';
import { presentAssignment } from './assignment-presenter';

/** Assignments with their engineers and projects, by one query for each kind. */
export async function describeAssignments(
  db: Database,
  assignments: readonly AssignmentDocument[],
  today: CalendarDay,
): Promise<Assignment[]> {
  const [engineers, projects] = await Promise.all([
    findUsersByIds(db, distinct(assignments.map(({ engineerId }) => engineerId))),
    findProjectsByIds(db, distinct(assignments.map(({ projectId }) => projectId))),
  ]);
  const engineerById = byId(engineers);
  const projectById = byId(projects);
  return assignments.map((assignment) =>
    presentAssignment(
      assignment,
      engineerById.get(assignment.engineerId.toHexString()) ?? null,
      projectById.get(assignment.projectId.toHexString()) ?? null,
      today,
    ),
  );
}

export async function describeAssignment(
  db: Database,
  assignment: AssignmentDocument,
  today: CalendarDay,
): Promise<Assignment> {
  const [described] = await describeAssignments(db, [assignment], today);
  return described!;
}

interface Identified {
  toHexString(): string;
}

function distinct(ids: readonly Identified[]): string[] {
  return [...new Set(ids.map((id) => id.toHexString()))];
}

function byId<Entity extends { _id: Identified }>(entities: readonly Entity[]): Map<string, Entity> {
  return new Map(entities.map((entity) => [entity._id.toHexString(), entity]));
}
