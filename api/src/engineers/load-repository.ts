import { loadCurve, type Allocation, type LoadCurve } from '@erm/contracts/load-curve';
import type { ObjectId } from 'mongodb';
import type { AssignmentDocument } from '../assignments/assignment-document';
import type { Database } from '../database';
import { groupBy } from '../db/group-by';
import { toObjectId, type Id } from '../db/id';
import type { Transaction } from '../db/transaction';
import { loadOf, packLoad } from '../users/packed-load';
import type { UserDocument } from '../users/user-document';

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

/** An engineer's stored load, or the computed one if an instance of an earlier release added the engineer. */
export async function readLoad(
  db: Database,
  transaction: Transaction,
  engineer: UserDocument,
): Promise<LoadCurve> {
  if (engineer.load !== undefined) return loadOf(engineer);
  const loads = await computeLoads(db, transaction, [engineer._id]);
  return loads.get(engineer._id.toHexString()) ?? loadCurve([]);
}

/** An engineer's load without one of their assignments. */
export async function computeLoadWithout(
  db: Database,
  transaction: Transaction,
  engineerId: ObjectId,
  assignmentId: ObjectId,
): Promise<LoadCurve> {
  const filter = { engineerId, projectDeleted: false, _id: { $ne: assignmentId } };
  const others = db.assignments.find(filter, { session: transaction }).project<Allocation>(ALLOCATION);
  return loadCurve(await others.toArray());
}

/** The transaction must hold the engineer's lock. */
export async function saveLoad(
  db: Database,
  transaction: Transaction,
  engineerId: ObjectId,
  curve: LoadCurve,
): Promise<void> {
  await db.users.updateOne(
    { _id: engineerId },
    { $set: { load: packLoad(curve) } },
    { session: transaction },
  );
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
