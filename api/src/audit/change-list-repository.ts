import type { AuditEntity } from '@erm/contracts/audit-entities';
import type { Filter, ObjectId } from 'mongodb';
import type { AuditDocument } from '../collections/audit-document';
import type { Database } from '../collections/database';
import { groupBy } from '../db/group-by';
import { distinctIds, toObjectId, type Id } from '../db/id';
import { listPage, type ListOrder, type ListPage, type ListRequest } from '../db/list-page';
import { IN_ONE_ROUND_TRIP } from '../db/one-round-trip';
import type { Transaction } from '../db/transaction';
import type { UserDocument } from '../collections/user-document';
import { firstIdAt, idAfterAllBefore } from '../db/ordered-id';

// Ids increase with time, so they provide the order without another index.
const CHANGES: ListOrder = { list: 'audit', fields: { at: '_id' }, fallback: '-at' };
const PAGE_SIZE = 50;

export interface ChangeListRequest extends ListRequest {
  entity?: AuditEntity | undefined;
  entityId?: string | undefined;
  actorId?: string | undefined;
  batch?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  mine?: 'true' | undefined;
}

/** Always one page, even without a limit, because the log only grows. */
export async function listChanges(
  db: Database,
  user: UserDocument,
  request: ChangeListRequest,
): Promise<ListPage<AuditDocument>> {
  const { entity, entityId, actorId, batch, from, to, mine, limit = PAGE_SIZE } = request;
  const conditions: Filter<AuditDocument>[] = [
    entriesOf(user),
    entity ? { entity } : {},
    entityId ? { entityId: toObjectId(entityId) } : {},
    actorId ? { actorId: toObjectId(actorId) } : {},
    batch ? { batchId: toObjectId(batch) } : {},
    mine ? { actorId: user._id } : {},
    // The id bounds the scan of the index, and the time is exact.
    from ? { _id: { $gte: firstIdAt(new Date(from)) }, at: { $gte: new Date(from) } } : {},
    to ? { _id: { $lt: idAfterAllBefore(new Date(to)) }, at: { $lt: new Date(to) } } : {},
  ].filter((condition) => Object.keys(condition).length > 0);
  const filter = conditions.length === 0 ? {} : { $and: conditions };
  return listPage({ collection: db.audit, filter }, CHANGES, { ...request, limit });
}

/** One of the user's entries, or null. */
export async function findChange(db: Database, user: UserDocument, id: Id): Promise<AuditDocument | null> {
  return db.audit.findOne({ $and: [{ _id: toObjectId(id) }, entriesOf(user)] });
}

/** Managers read all changes; engineers read their own, and changes of their profile and assignments. */
function entriesOf({ _id, role }: UserDocument): Filter<AuditDocument> {
  if (role === 'manager') return {};
  // Records of earlier releases lack the engineer, but a profile's record has its ID.
  return { $or: [{ actorId: _id }, { engineerId: _id }, { formerEngineerId: _id }, { entityId: _id }] };
}

/** The changes of a batch in their order. */
export async function findBatch(db: Database, id: Id, session?: Transaction): Promise<AuditDocument[]> {
  const filter = { batchId: toObjectId(id) };
  const options = session ? { session } : {};
  return db.audit.find(filter, options).sort({ _id: 1 }).toArray();
}

/** How many changes each batch has that the user may see, by the batch's ID: with one query, by an index alone for managers. */
export async function sizesOfBatches(
  db: Database,
  user: UserDocument,
  changes: readonly AuditDocument[],
): Promise<ReadonlyMap<string, number>> {
  const batchIds = distinctIds(changes.flatMap(({ batchId }) => batchId ?? []));
  if (batchIds.length === 0) return new Map();
  const ofBatches = { batchId: { $in: batchIds } };
  const rows = await db.audit
    .find({ $and: [ofBatches, entriesOf(user)] }, IN_ONE_ROUND_TRIP)
    .project<{ batchId: ObjectId }>({ _id: 0, batchId: 1 })
    .toArray();
  const batches = groupBy(rows, ({ batchId }) => batchId.toHexString());
  return new Map([...batches].map(([id, { length }]) => [id, length]));
}

/** Marks changes as undone, all of a batch or a single one. */
export async function markUndone(
  db: Database,
  session: Transaction,
  changes: { _id: ObjectId } | { batchId: ObjectId },
  undoneBy: ObjectId,
): Promise<void> {
  await db.audit.updateMany(changes, { $set: { undoneBy } }, { session });
}
