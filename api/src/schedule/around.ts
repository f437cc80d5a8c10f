import type { DaySpan } from '@erm/contracts/calendar-day';
import type { AssignmentDocument } from '../collections/assignment-document';
import { findAssignment } from '../collections/assignment-repository';
import type { Database } from '../collections/database';

interface AroundQuery {
  around?: string | undefined;
  offset: number;
  limit: number;
}

/** Where the rows of a page begin, and which of them the query is about. */
export interface PageAround {
  offset: number;
  aroundRow: number | null;
  aroundDays: DaySpan | null;
}

/** The assignment that the query begins around, if it is one. */
export async function findAround(db: Database, { around }: AroundQuery): Promise<AssignmentDocument | null> {
  return around === undefined ? null : findAssignment(db, around);
}

/**
 * The page with the row that the query begins around. Nothing is said of what has no row.
 * @param assignment from `findAround`
 * @param owner what has a row
 * @param rowIds the IDs of what has the rows, in their order
 */
export function pageAround(
  { around, offset, limit }: AroundQuery,
  assignment: AssignmentDocument | null,
  owner: 'engineerId' | 'projectId',
  rowIds: () => readonly string[],
): PageAround {
  const id = assignment?.[owner].toHexString() ?? around;
  const row = id === undefined ? -1 : rowIds().indexOf(id);
  if (row < 0) return { offset, aroundRow: null, aroundDays: null };
  const aroundDays = assignment && { startDate: assignment.startDate, endDate: assignment.endDate };
  return { offset: row - (row % limit), aroundRow: row, aroundDays };
}
