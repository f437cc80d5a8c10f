import type { DaySpan } from '@erm/contracts/calendar-day';
import { remainingCapacity } from '@erm/contracts/capacity';
import { peakLoad } from '@erm/contracts/load-curve';
import type { Database } from '../collections/database';
import { paginate, type List, type ListRequest } from '../db/list-page';
import { completeBatches } from '../db/read-batches';
import type { UserDocument } from '../collections/user-document';
import { withUsers } from '../collections/user-repository';
import { ENGINEERS, findEngineersPage } from './engineer-repository';
import type { Roster } from './roster';

/** @param span the days that sorting by `availableCapacity` considers */
export async function listEngineers(
  db: Database,
  roster: Roster,
  request: ListRequest,
  span: DaySpan,
): Promise<List<UserDocument>> {
  return request.sort?.endsWith('availableCapacity')
    ? listByAvailability(db, roster, request, span)
    : findEngineersPage(db, request);
}

/**
 * Availability depends on the date, so no index covers it. Sorts the in-memory roster and reads only the page's users.
 */
async function listByAvailability(
  db: Database,
  roster: Roster,
  request: ListRequest,
  span: DaySpan,
): Promise<List<UserDocument>> {
  return roster.readWith(request.q, async (engineers) => {
    const { rows, page } = paginate(
      engineers,
      ({ maxCapacity, load }) => remainingCapacity(maxCapacity, peakLoad(load, span)),
      ENGINEERS,
      request,
    );
    const users = await completeBatches(rows, async (batch) => {
      return (await withUsers(db, batch)).map(({ user }) => user);
    });
    return { ...users, ...(page && { page }) };
  });
}
