import type { Assignment } from '@erm/contracts/assignments';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { AssignmentDocument } from '../collections/assignment-document';
import type { Database } from '../collections/database';
import { findNamesakes } from '../collections/namesakes';
import { presentReferences, presentWith, type References } from './assignment-presenter';
import { populateAssignments } from './populate-assignments';

/**
 * Presents the assignments of a list, batch by batch. Reads every engineer and project once, so that they are the same in
 * the whole list.
 */
export function listPresenter(
  db: Database,
  today: CalendarDay,
): (assignments: readonly AssignmentDocument[]) => Promise<Assignment[]> {
  const engineers = new Map<string, References['engineerId']>();
  const projects = new Map<string, References['projectId']>();
  return async (assignments) => {
    const rows = assignments.map((assignment) => ({
      assignment,
      engineer: assignment.engineerId.toHexString(),
      project: assignment.projectId.toHexString(),
    }));
    const unknown = rows.filter(
      ({ engineer, project }) => !engineers.has(engineer) || !projects.has(project),
    );
    const news = unknown.map(({ assignment }) => assignment);
    const [populated, hasNamesake] = await Promise.all([
      populateAssignments(db, news),
      findNamesakes(
        db,
        news.map(({ sortEngineer }) => sortEngineer),
      ),
    ]);
    for (const [at, { engineer, project }] of unknown.entries()) {
      const { engineerId, projectId } = presentReferences(populated[at]!, hasNamesake);
      if (!engineers.has(engineer)) engineers.set(engineer, engineerId);
      if (!projects.has(project)) projects.set(project, projectId);
    }
    return rows.map(({ assignment, engineer, project }) => {
      const references = {
        engineerId: engineers.get(engineer) ?? null,
        projectId: projects.get(project) ?? null,
      };
      return presentWith(assignment, references, today);
    });
  };
}
