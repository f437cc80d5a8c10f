import type { ObjectId } from 'mongodb';
import type { AuditDocument } from '../collections/audit-document';
import type { Database } from '../collections/database';
import type { Transaction } from '../db/transaction';
import type { Actor } from './actor';
import type { Change } from './change';
import { firstIdAt, idAfterAllBefore, newOrderedId } from '../db/ordered-id';
import { findNames, type Known } from './names-repository';

/** Records a change, unless null, in the same transaction, so that neither is stored without the other. */
export async function recordChange(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  change: Change | null,
  known: Known = [],
): Promise<void> {
  await recordChanges(db, transaction, actor, change ? [change] : [], known);
}

/** Records several changes in their order. The receipt gets the last one, and nothing if a retry changes nothing. */
export async function recordChanges(
  db: Database,
  transaction: Transaction,
  { _id, name, requestId, batchId, undoes, receipt }: Actor,
  changes: readonly Change[],
  known: Known = [],
): Promise<ObjectId[]> {
  if (receipt) delete receipt.changeId;
  if (changes.length === 0) return [];
  const namesOf = await findNames(db, transaction, changes, known);
  const at = new Date();
  const latest = await findLatestId(db, transaction, at);
  const by = { at, actor: { _id, name }, actorId: _id, requestId };
  const link = { ...(batchId && { batchId }), ...(undoes && { undoes }) };
  const records = changes.map((change): AuditDocument => {
    const { engineerIds, projectIds, ...recorded } = change;
    return { _id: newOrderedId(at, latest), ...by, ...recorded, ...namesOf(change), ...link };
  });
  await db.audit.insertMany(records, { session: transaction });
  const ids = records.map((record) => record._id);
  if (receipt) receipt.changeId = ids.at(-1)?.toHexString();
  return ids;
}

/** New changes must sort after everything that the transaction depends on, even if another process's clock is ahead. */
async function findLatestId(
  { audit }: Database,
  session: Transaction,
  at: Date,
): Promise<ObjectId | undefined> {
  const filter = { _id: { $lt: idAfterAllBefore(at) } };
  const latest = await audit.findOne(filter, { session, sort: { _id: -1 }, projection: { _id: 1 } });
  return latest?._id;
}

/** Their ids contain the time, so no further index is needed. */
export async function deleteRecordsBefore({ audit }: Database, time: Date): Promise<number> {
  const { deletedCount } = await audit.deleteMany({ _id: { $lt: firstIdAt(time) } });
  return deletedCount;
}
