import type { AssignmentInRow } from '@erm/contracts/page-around';
import { findAssignment } from '../collections/assignment-repository';
import type { Database } from '../collections/database';

/**
 * The assignment that a query starts around, if `around` is one.
 * @param owner the entity that has a row
 */
export async function findAround(
  db: Database,
  around: string | undefined,
  owner: 'engineerId' | 'projectId',
): Promise<AssignmentInRow | null> {
  const found = around === undefined ? null : await findAssignment(db, around);
  return found && { rowId: found[owner].toHexString(), startDate: found.startDate, endDate: found.endDate };
}
