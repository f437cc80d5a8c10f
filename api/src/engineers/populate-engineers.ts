import type { Allocation } from '@erm/contracts/capacity';
import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { Database } from '../database';
import type { UserDocument } from '../users/user-document';
import { findLoads } from './load-repository';

/** An engineer with the allocations that make up their load. */
export interface EngineerWithLoad {
  user: UserDocument;
  allocations: readonly Allocation[];
}

/** Reads everyone's load from today on, or from the start of `span` if that is earlier, with one query. */
export async function populateEngineers(
  db: Database,
  users: readonly UserDocument[],
  today: CalendarDay,
  span?: DaySpan,
): Promise<EngineerWithLoad[]> {
  const ids = users.map(({ _id }) => _id);
  const loads = await findLoads(db, ids, span && span.startDate < today ? span.startDate : today);
  return users.map((user) => ({ user, allocations: loads.get(user._id.toHexString()) ?? [] }));
}

export async function populateEngineer(
  db: Database,
  user: UserDocument,
  today: CalendarDay,
): Promise<EngineerWithLoad> {
  const [engineer] = await populateEngineers(db, [user], today);
  return engineer!;
}
