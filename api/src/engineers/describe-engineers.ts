import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { Engineer } from '@erm/contracts/engineers';
import type { Database } from '../db/database';
import type { UserDocument } from '../db/user-document';
import { presentEngineer } from './engineer-presenter';
import { findLoads } from './load-repository';

/**
 * Engineers with what follows from their assignments, by one query for all of them.
 * @param span the days that `availableCapacity` is about; today without it
 */
export async function describeEngineers(
  db: Database,
  users: readonly UserDocument[],
  today: CalendarDay,
  span?: DaySpan,
): Promise<Engineer[]> {
  const ids = users.map(({ _id }) => _id);
  const loads = await findLoads(db, ids, span && span.startDate < today ? span.startDate : today);
  return users.map((user) => presentEngineer(user, loads.get(user._id.toHexString()) ?? [], today, span));
}

export async function describeEngineer(
  db: Database,
  user: UserDocument,
  today: CalendarDay,
): Promise<Engineer> {
  const [engineer] = await describeEngineers(db, [user], today);
  return engineer!;
}
