import type { Allocation } from '@erm/contracts/capacity';
import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { Database } from '../database';
import type { Transaction } from '../db/transaction';
import { toObjectId, type Id } from '../db/id';

/** Allocations by the hexadecimal id of their engineer. */
export type Loads = ReadonlyMap<string, readonly Allocation[]>;

const ALLOCATION = { _id: 0, engineerId: 1, allocationPercentage: 1, startDate: 1, endDate: 1 } as const;

/** What is or will be load of these engineers from a day on. One query, however many they are. */
export async function findLoads(db: Database, engineerIds: readonly Id[], from: CalendarDay): Promise<Loads> {
  const filter = {
    engineerId: { $in: engineerIds.map(toObjectId) },
    projectDeleted: false,
    endDate: { $gte: from },
  };
  const rows =
    engineerIds.length === 0 ? [] : await db.assignments.find(filter).project<LoadRow>(ALLOCATION).toArray();
  const loads = new Map<string, Allocation[]>();
  for (const { engineerId, ...allocation } of rows) {
    const key = engineerId.toHexString();
    const load = loads.get(key);
    if (load) load.push(allocation);
    else loads.set(key, [allocation]);
  }
  return loads;
}

type LoadRow = Allocation & { engineerId: { toHexString(): string } };

/** What is load of one engineer within a span, without the assignment that is being changed. */
export async function findLoadWithin(
  db: Database,
  transaction: Transaction,
  engineerId: Id,
  { startDate, endDate }: DaySpan,
  except?: Id,
): Promise<Allocation[]> {
  const filter = {
    engineerId: toObjectId(engineerId),
    projectDeleted: false,
    startDate: { $lte: endDate },
    endDate: { $gte: startDate },
    ...(except && { _id: { $ne: toObjectId(except) } }),
  };
  return db.assignments.find(filter, { session: transaction }).project<Allocation>(ALLOCATION).toArray();
}
