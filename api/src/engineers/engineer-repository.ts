import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Database, Transaction } from '../db/database';
import { toObjectId, type Id } from '../db/id';
import { listPage, type ListOrder, type ListPage, type ListRequest } from '../db/list-page';
import { textFilter } from '../db/text-filter';
import type { UserDocument } from '../db/user-document';

const ROSTER: ListOrder = {
  list: 'engineers',
  fields: {
    name: 'sortName',
    email: 'email',
    department: 'sortDepartment',
    seniority: 'sortSeniority',
    availableCapacity: 'availableCapacity',
  },
  fallback: 'name',
};

export async function listRoster(
  db: Database,
  request: ListRequest,
  today: CalendarDay,
): Promise<ListPage<UserDocument>> {
  const filter = { role: 'engineer' as const, ...textFilter('search', request.q) };
  const computed = request.sort?.endsWith('availableCapacity') ? availableCapacity(today) : [];
  return listPage({ collection: db.users, filter, computed }, ROSTER, request);
}

/** What each engineer can still give today, for the order of the whole roster. */
function availableCapacity(today: CalendarDay) {
  const isRunning = { projectDeleted: false, startDate: { $lte: today }, endDate: { $gte: today } };
  return [
    {
      $lookup: {
        from: 'assignments',
        localField: '_id',
        foreignField: 'engineerId',
        pipeline: [{ $match: isRunning }, { $project: { allocationPercentage: 1 } }],
        as: 'running',
      },
    },
    {
      $addFields: {
        availableCapacity: {
          $max: [0, { $subtract: ['$maxCapacity', { $sum: '$running.allocationPercentage' }] }],
        },
      },
    },
    { $project: { running: 0 } },
  ];
}

export async function findEngineers(db: Database): Promise<UserDocument[]> {
  return db.users.find({ role: 'engineer' }).sort({ sortName: 1, _id: 1 }).toArray();
}

export async function findEngineer(db: Database, id: Id): Promise<UserDocument | null> {
  return db.users.findOne({ _id: toObjectId(id), role: 'engineer' });
}

export async function findUsersByIds(db: Database, ids: readonly Id[]): Promise<UserDocument[]> {
  return ids.length === 0 ? [] : db.users.find({ _id: { $in: ids.map(toObjectId) } }).toArray();
}

export async function deleteEngineerDocument(
  db: Database,
  transaction: Transaction,
  id: Id,
): Promise<boolean> {
  const filter = { _id: toObjectId(id), role: 'engineer' as const };
  const { deletedCount } = await db.users.deleteOne(filter, { session: transaction });
  return deletedCount === 1;
}
