import type { CalendarDay } from '@erm/contracts/calendar-day';
import { averageAllocation, findOverloads, type Overload } from '@erm/contracts/capacity';
import { loadOn } from '@erm/contracts/load-curve';
import type { Roster, RosterEntry } from '../engineers/roster';

interface OverAllocated {
  engineer: Pick<RosterEntry, '_id' | 'name'>;
  overloads: Overload[];
}

export interface RosterUtilization {
  averageAllocation: number;
  /** In order of name. */
  overAllocated: OverAllocated[];
}

export async function getUtilization(roster: Roster, today: CalendarDay): Promise<RosterUtilization> {
  const loads = (await roster()).map((engineer) => ({
    engineer,
    now: loadOn(engineer.load, today),
    overloads: findOverloads(engineer.load, engineer.maxCapacity, today),
  }));
  return {
    averageAllocation: averageAllocation(loads.map(({ now }) => now)),
    overAllocated: loads.filter(({ overloads }) => overloads.length > 0),
  };
}
