import type { ObjectId } from 'mongodb';
import type { AuditDocument } from '../collections/audit-document';
import type { Database } from '../collections/database';
import { IN_ONE_ROUND_TRIP } from '../db/one-round-trip';
import { firstIdAt } from '../db/ordered-id';

export type ObservedChange = Pick<
  AuditDocument,
  | '_id'
  | 'actor'
  | 'action'
  | 'entity'
  | 'entityId'
  | 'batchId'
  | 'engineerId'
  | 'formerEngineerId'
  | 'team'
  | 'engineers'
  | 'projects'
>;

const FIELDS = {
  actor: 1,
  action: 1,
  entity: 1,
  entityId: 1,
  batchId: 1,
  engineerId: 1,
  formerEngineerId: 1,
  team: 1,
  engineers: 1,
  projects: 1,
} as const;

/** The ids of all changes since then, in their order, read from the index alone. */
export async function findChangeIds(db: Database, since: Date): Promise<ObjectId[]> {
  const filter = { _id: { $gte: firstIdAt(since) } };
  const rows = await db.audit
    .find(filter, IN_ONE_ROUND_TRIP)
    .project<{ _id: ObjectId }>({ _id: 1 })
    .sort({ _id: 1 })
    .toArray();
  return rows.map(({ _id }) => _id);
}

export async function findObservedChanges(db: Database, ids: readonly ObjectId[]): Promise<ObservedChange[]> {
  if (ids.length === 0) return [];
  return db.audit
    .find({ _id: { $in: [...ids] } })
    .project<ObservedChange>(FIELDS)
    .sort({ _id: 1 })
    .toArray();
}
