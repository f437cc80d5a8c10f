import { loadCurve, type Allocation, type LoadCurve } from '@erm/contracts/load-curve';
import type { ObjectId } from 'mongodb';
import type { AssignmentDocument } from '../collections/assignment-document';
import type { Database } from '../collections/database';
import { groupBy } from '../db/group-by';
import { toObjectId, type Id } from '../db/id';
import type { Transaction } from '../db/transaction';
import { packLoad } from '../collections/packed-load';

const ALLOCATION = { _id: 0, engineerId: 1, allocationPercentage: 1, startDate: 1, endDate: 1 } as const;

/** The load of engineers as their assignments define it, by engineer id. Engineers without assignments are omitted. */
export async function computeLoads(
  db: Database,
  transaction: Transaction,
  engineerIds: readonly Id[],
): Promise<Map<string, LoadCurve>> {
  const filter = { engineerId: { $in: engineerIds.map(toObjectId) }, projectDeleted: false };
  const rows = await db.assignments
    .find(filter, { session: transaction })
    .project<Allocation & Pick<AssignmentDocument, 'engineerId'>>(ALLOCATION)
    .toArray();
  const allocations = groupBy(rows, ({ engineerId }) => engineerId.toHexString());
  return new Map([...allocations].map(([id, own]) => [id, loadCurve(own)]));
}

/** Writes the load of engineers by ID, who must be locked. */
export async function saveLoads(
  db: Database,
  session: Transaction,
  loads: ReadonlyMap<string, LoadCurve>,
): Promise<void> {
  const writes = [...loads].map(([id, curve]) => ({
    updateOne: { filter: { _id: toObjectId(id) }, update: { $set: { load: packLoad(curve) } } },
  }));
  if (writes.length > 0) await db.users.bulkWrite(writes, { session });
}

/**
 * Brings the stored load of engineers in line with their assignments. Writing it locks them; deleted ones are skipped.
 */
export async function refreshLoads(
  db: Database,
  transaction: Transaction,
  engineerIds: readonly ObjectId[],
): Promise<void> {
  if (engineerIds.length === 0) return;
  const loads = await computeLoads(db, transaction, engineerIds);
  const writes = engineerIds.map((_id) => {
    const load = packLoad(loads.get(_id.toHexString()) ?? loadCurve([]));
    return { updateOne: { filter: { _id }, update: { $set: { load }, $inc: { lock: 1 } } } };
  });
  await db.users.bulkWrite(writes, { session: transaction });
}
