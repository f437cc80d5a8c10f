import type { Database } from '../collections/database';
import { toObjectId, type Id } from '../db/id';
import { listPage, type List, type ListOrder, type ListRequest } from '../db/list-page';
import { textFilter } from '../db/text-filter';
import type { Transaction } from '../db/transaction';
import type { UserDocument } from '../collections/user-document';

export const ENGINEERS: ListOrder = {
  list: 'engineers',
  fields: { name: 'sortName', email: 'email', department: 'sortDepartment', seniority: 'sortSeniority' },
  fallback: 'name',
};

/** One page, sorted by a stored field. */
export async function findEngineersPage(db: Database, request: ListRequest): Promise<List<UserDocument>> {
  const filter = { role: 'engineer' as const, ...textFilter('search', request.q) };
  return listPage({ collection: db.users, filter }, ENGINEERS, request);
}

export async function findEngineer(db: Database, id: Id): Promise<UserDocument | null> {
  return db.users.findOne({ _id: toObjectId(id), role: 'engineer' });
}

/** Returns the deleted engineer, null if there was none. */
export async function deleteEngineerDocument(
  db: Database,
  transaction: Transaction,
  id: Id,
): Promise<UserDocument | null> {
  const filter = { _id: toObjectId(id), role: 'engineer' as const };
  return db.users.findOneAndDelete(filter, { session: transaction });
}
