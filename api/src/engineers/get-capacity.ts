import { findAssignmentsOfEngineer } from '../collections/assignment-repository';
import { populateAssignments, type PopulatedAssignment } from '../assignments/populate-assignments';
import type { Database } from '../collections/database';
import { findNamesakes } from '../collections/namesakes';
import { ApiError, notFoundError } from '../errors/api-error';
import type { UserDocument } from '../collections/user-document';
import { mayReadCapacity } from './engineer-policy';
import { findEngineer } from './engineer-repository';

/** An engineer with all current and past assignments. */
export interface EngineerWithAssignments {
  user: UserDocument;
  hasNamesake: boolean;
  assignments: readonly PopulatedAssignment[];
}

export async function getCapacity(
  db: Database,
  asker: UserDocument,
  id: string,
): Promise<EngineerWithAssignments> {
  if (!mayReadCapacity(asker, id)) {
    throw new ApiError('FORBIDDEN', 'You can only view your own capacity');
  }
  const [user, assignments] = await Promise.all([findEngineer(db, id), findAssignmentsOfEngineer(db, id)]);
  if (!user) throw notFoundError('Engineer');
  const [populated, hasNamesake] = await Promise.all([
    populateAssignments(db, assignments),
    findNamesakes(db, [user.sortName]),
  ]);
  return { user, hasNamesake: hasNamesake(user), assignments: populated };
}
