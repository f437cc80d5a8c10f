import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Filter } from 'mongodb';
import type { Database } from '../collections/database';
import type { AssignmentDocument } from '../collections/assignment-document';

/** The day on which an assignment starts or ends. Both have an index (`by_start`, `by_end`). */
type Turn = 'startDate' | 'endDate';

interface Days {
  from: CalendarDay;
  to?: CalendarDay;
}

/** The first assignments that start or end on these days, except those of deleted engineers and projects. */
export async function findTurns(
  db: Database,
  turn: Turn,
  days: Days,
  limit: number,
): Promise<AssignmentDocument[]> {
  return db.assignments.find(turning(turn, days), { sort: { [turn]: 1, _id: 1 }, limit }).toArray();
}

export async function countTurns(db: Database, turn: Turn, days: Days): Promise<number> {
  return db.assignments.countDocuments(turning(turn, days));
}

function turning(turn: Turn, { from, to }: Days): Filter<AssignmentDocument> {
  return {
    [turn]: { $gte: from, ...(to !== undefined && { $lte: to }) },
    engineerDeleted: false,
    projectDeleted: false,
  };
}
