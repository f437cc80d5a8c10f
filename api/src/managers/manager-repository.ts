import type { ObjectId } from 'mongodb';
import type { Database } from '../collections/database';
import { listPage, type List, type ListOrder, type ListRequest } from '../db/list-page';
import { textFilter } from '../db/text-filter';
import type { Transaction } from '../db/transaction';
import type { UserDocument } from '../collections/user-document';

const MANAGERS: ListOrder = {
  list: 'managers',
  fields: { name: 'sortName', email: 'email', department: 'sortDepartment' },
  fallback: 'name',
};

export async function findManagersPage(db: Database, request: ListRequest): Promise<List<UserDocument>> {
  const filter = { role: 'manager' as const, ...textFilter('search', request.q) };
  return listPage({ collection: db.users, filter }, MANAGERS, request);
}

/**
 * Locks a manager who can sign in and remains when another one is disabled, so that disabling this one at the same time
 * conflicts.
 * @param remaining whom to lock; anybody by default
 */
export async function lockRemainingManager(
  db: Database,
  transaction: Transaction,
  disabled: ObjectId,
  remaining?: ObjectId,
): Promise<UserDocument | null> {
  const others = [{ _id: { $ne: disabled } }, ...(remaining ? [{ _id: remaining }] : [])];
  return db.users.findOneAndUpdate(
    { $and: [{ role: 'manager', disabled: { $ne: true } }, ...others] },
    { $inc: { lock: 1 } },
    { session: transaction, returnDocument: 'after' },
  );
}
