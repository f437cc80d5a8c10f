import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Engineer } from '@erm/contracts/engineers';
import type { Database } from '../db/database';
import type { UserDocument } from '../db/user-document';
import { presentEngineer } from './engineer-presenter';
import { findLoads } from './load-repository';

/** Engineers with what follows from their assignments, by one query for all of them. */
export async function describeEngineers(
  db: Database,
  users: readonly UserDocument[],
  today: CalendarDay,
): Promise<Engineer[]> {
  const ids = users.map(({ _id }) => _id);
  const loads = await findLoads(db, ids, today);
  return users.map((user) => presentEngineer(user, loads.get(user._id.toHexString()) ?? [], today));
}

export async function describeEngineer(
  db: Database,
  user: UserDocument,
  today: CalendarDay,
): Promise<Engineer> {
  const [engineer] = await describeEngineers(db, [user], today);
  return engineer!;
}
