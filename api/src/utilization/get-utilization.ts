import { overloadsFrom, type Overload } from '@erm/contracts/availability';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import { averageAllocation } from '@erm/contracts/capacity';
import { percentDays, type PercentDays } from '@erm/contracts/explain-load';
import { loadOn } from '@erm/contracts/load-curve';
import { EVERY_DAY } from '@erm/contracts/work-calendar';
import type { Roster, RosterEntry } from '../engineers/roster';

interface OverAllocated {
  engineer: Pick<RosterEntry, '_id' | 'name' | 'email' | 'hasNamesake'>;
  overloads: Overload[];
}

export interface RosterUtilization {
  averageAllocation: number;
  sum: PercentDays & { engineers: number };
  /** In order of name. */
  overAllocated: OverAllocated[];
}

export async function getUtilization(roster: Roster, today: CalendarDay): Promise<RosterUtilization> {
  const engineers = await roster.engineers();
  const loads = engineers.map((engineer) => ({
    engineer,
    now: loadOn(engineer.load, today),
    overloads: overloadsFrom(engineer, today),
  }));
  const working = engineers.map(({ maxCapacity, load }) => ({ maxCapacity, load, calendar: EVERY_DAY }));
  const sum = percentDays(working, { startDate: today, endDate: today });
  return {
    averageAllocation: averageAllocation(loads.map(({ now }) => now)),
    sum: { engineers: engineers.length, ...sum },
    overAllocated: loads.filter(({ overloads }) => overloads.length > 0),
  };
}
