import type { DaySpan } from './calendar-day';

interface AroundQuery {
  around?: string | undefined;
  offset: number;
  limit: number;
}

/** The assignment that a query begins around, and in whose row it is. */
export interface AssignmentInRow extends DaySpan {
  rowId: string;
}

/** Where the rows of a page begin, and which of them the query is about. */
export interface PageAround {
  offset: number;
  aroundRow: number | null;
  aroundDays: DaySpan | null;
}

/**
 * The page with the row that the query starts around. Ignores an entity without a row.
 * @param rowIds IDs of the rows' entities, in order
 */
export function pageAround(
  { around, offset, limit }: AroundQuery,
  assignment: AssignmentInRow | null,
  rowIds: () => readonly string[],
): PageAround {
  const id = assignment?.rowId ?? around;
  const row = id === undefined ? -1 : rowIds().indexOf(id);
  if (row < 0) return { offset, aroundRow: null, aroundDays: null };
  const aroundDays = assignment && { startDate: assignment.startDate, endDate: assignment.endDate };
  return { offset: row - (row % limit), aroundRow: row, aroundDays };
}
