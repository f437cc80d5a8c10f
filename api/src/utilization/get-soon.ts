import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { endingSoon, startingNextWeek } from '@erm/contracts/soon';
import { populateAssignments, type PopulatedAssignment } from '../assignments/populate-assignments';
import { countTurns, findTurns } from '../assignments/turn-repository';
import type { Database } from '../collections/database';
import { findNamesakes, type HasNamesake } from '../collections/namesakes';

/** How many assignments end or start in some days, and the first of them. */
export interface Turns extends DaySpan {
  total: number;
  first: PopulatedAssignment[];
}

export interface Soon {
  hasNamesake: HasNamesake;
  ending: Turns;
  starting: Turns;
}

const SHOWN = 3;

export async function getSoon(db: Database, today: CalendarDay): Promise<Soon> {
  const ending = endingSoon(today);
  const starting = startingNextWeek(today);
  const [ends, starts, endTotal, startTotal] = await Promise.all([
    findTurns(db, 'endDate', { from: ending.startDate, to: ending.endDate }, SHOWN),
    // Not limited to that week, so that an empty week can say what comes next.
    findTurns(db, 'startDate', { from: starting.startDate }, SHOWN),
    countTurns(db, 'endDate', { from: ending.startDate, to: ending.endDate }),
    countTurns(db, 'startDate', { from: starting.startDate, to: starting.endDate }),
  ]);
  const turns = [...ends, ...starts];
  const names = turns.map(({ sortEngineer }) => sortEngineer);
  const [populated, hasNamesake] = await Promise.all([
    populateAssignments(db, turns),
    findNamesakes(db, names),
  ]);
  return {
    hasNamesake,
    ending: { ...ending, total: endTotal, first: populated.slice(0, ends.length) },
    starting: { ...starting, total: startTotal, first: populated.slice(ends.length) },
  };
}
