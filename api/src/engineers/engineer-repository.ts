import type { DaySpan } from '@erm/contracts/calendar-day';
import type { Database } from '../database';
import type { Transaction } from '../db/transaction';
import { toObjectId, type Id } from '../db/id';
import { listPage, type ListOrder, type ListPage, type ListRequest } from '../db/list-page';
import { textFilter } from '../db/text-filter';
import type { UserDocument } from '../users/user-document';

const ENGINEERS: ListOrder = {
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

/** @param span the days that the order by `availableCapacity` looks at */
export async function listEngineers(
  db: Database,
  request: ListRequest,
  span: DaySpan,
): Promise<ListPage<UserDocument>> {
  const filter = { role: 'engineer' as const, ...textFilter('search', request.q) };
  const computed = request.sort?.endsWith('availableCapacity') ? availableCapacity(span) : [];
  return listPage({ collection: db.users, filter, computed }, ENGINEERS, request);
}

/**
 * What each engineer can give on every day of the span, for the order of the whole roster. The load is highest on the
 * first day or on one where an allocation starts.
 */
function availableCapacity({ startDate, endDate }: DaySpan) {
  const spansDay = { $and: [{ $lte: ['$$load.startDate', '$$day'] }, { $gte: ['$$load.endDate', '$$day'] }] };
  const loadOfDay = {
    $sum: {
      $map: {
        input: '$loads',
        as: 'load',
        in: { $cond: [spansDay, '$$load.allocationPercentage', 0] },
      },
    },
  };
  const days = { $map: { input: '$loads', as: 'load', in: { $max: [startDate, '$$load.startDate'] } } };
  const peak = { $max: { $map: { input: days, as: 'day', in: loadOfDay } } };
  return [
    {
      $lookup: {
        from: 'assignments',
        localField: '_id',
        foreignField: 'engineerId',
        pipeline: [
          { $match: { projectDeleted: false, startDate: { $lte: endDate }, endDate: { $gte: startDate } } },
          { $project: { _id: 0, allocationPercentage: 1, startDate: 1, endDate: 1 } },
        ],
        as: 'loads',
      },
    },
    {
      $addFields: {
        availableCapacity: { $max: [0, { $subtract: ['$maxCapacity', { $ifNull: [peak, 0] }] }] },
      },
    },
    { $project: { loads: 0 } },
  ];
}

export async function findEngineers(db: Database): Promise<UserDocument[]> {
  return db.users.find({ role: 'engineer' }).sort({ sortName: 1, _id: 1 }).toArray();
}

export async function findEngineer(db: Database, id: Id): Promise<UserDocument | null> {
  return db.users.findOne({ _id: toObjectId(id), role: 'engineer' });
}

/** Answers what was deleted, null where there was nothing. */
export async function deleteEngineerDocument(
  db: Database,
  transaction: Transaction,
  id: Id,
): Promise<UserDocument | null> {
  const filter = { _id: toObjectId(id), role: 'engineer' as const };
  return db.users.findOneAndDelete(filter, { session: transaction });
}
