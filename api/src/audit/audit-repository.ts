import type { AuditEntity } from '@erm/contracts/audit';
import { ObjectId } from 'mongodb';
import type { AuditDocument } from './audit-document';
import type { Database } from '../database';
import type { Transaction } from '../db/transaction';
import { toObjectId } from '../db/id';
import { listPage, type ListOrder, type ListPage, type ListRequest } from '../db/list-page';
import type { Actor } from './actor';
import type { Change } from './change';

// Ids increase with time, so they provide the order without another index.
const AUDIT: ListOrder = { list: 'audit', fields: { at: '_id' }, fallback: '-at' };
const PAGE_SIZE = 50;

/** Records a change, if it is one, in the same transaction, so that neither exists without the other. */
export async function recordChange(
  db: Database,
  transaction: Transaction,
  { _id, name, requestId }: Actor,
  change: Change | null,
): Promise<void> {
  if (!change) return;
  const record = { _id: new ObjectId(), at: new Date(), actor: { _id, name }, requestId, ...change };
  await db.audit.insertOne(record, { session: transaction });
}

export interface AuditListRequest extends ListRequest {
  entity?: AuditEntity | undefined;
  entityId?: string | undefined;
}

/** Always one page, even without a limit, because the log only grows. */
export async function listAudit(db: Database, request: AuditListRequest): Promise<ListPage<AuditDocument>> {
  const { entity, entityId, limit = PAGE_SIZE } = request;
  const filter = {
    ...(entity && { entity }),
    ...(entityId && { entityId: toObjectId(entityId) }),
  };
  return listPage({ collection: db.audit, filter }, AUDIT, { ...request, limit });
}

/** Their ids contain the time, so no further index is needed. */
export async function deleteRecordsBefore({ audit }: Database, time: Date): Promise<number> {
  const oldest = ObjectId.createFromTime(Math.floor(time.getTime() / 1000));
  const { deletedCount } = await audit.deleteMany({ _id: { $lt: oldest } });
  return deletedCount;
}
