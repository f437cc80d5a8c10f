import type { CalendarDay } from '@erm/contracts/calendar-day';
import { averageAllocation, findOverloads, type Overload } from '@erm/contracts/capacity';
import { loadOn } from '@erm/contracts/load-curve';
import type { Database } from '../database';
import { findRoster } from '../engineers/engineer-repository';
import { loadOf } from '../users/packed-load';
import type { UserDocument } from '../users/user-document';

interface OverAllocated {
  engineer: Pick<UserDocument, '_id' | 'name'>;
  overloads: Overload[];
}

export interface RosterUtilization {
  averageAllocation: number;
  /** In order of name. */
  overAllocated: OverAllocated[];
}

export async function getUtilization(db: Database, today: CalendarDay): Promise<RosterUtilization> {
  const roster = await findRoster(db, ['name', 'maxCapacity', 'load']);
  const loads = roster.map((engineer) => {
    const load = loadOf(engineer);
    return {
      engineer,
      now: loadOn(load, today),
      overloads: findOverloads(load, engineer.maxCapacity, today),
    };
  });
  return {
    averageAllocation: averageAllocation(loads.map(({ now }) => now)),
    overAllocated: loads.filter(({ overloads }) => overloads.length > 0),
  };
}
