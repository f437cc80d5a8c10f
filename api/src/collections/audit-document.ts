import type { AuditAction, AuditEntity } from '@erm/contracts/audit-entities';
import type { IndexDescription, ObjectId } from 'mongodb';

/** An entity's user-provided fields by name. */
export type AuditedState = Record<string, unknown>;

/** Somebody or something that an assignment connects; the name is null if it had been deleted before. */
export interface Named {
  _id: ObjectId;
  name: string | null;
}

/** A change of one entity. Everything optional is absent in records of earlier releases as well. */
export interface AuditDocument {
  _id: ObjectId;
  at: Date;
  actor: { _id: ObjectId; name: string };
  /** `actor._id`, for the index. */
  actorId?: ObjectId;
  action: AuditAction;
  entity: AuditEntity;
  entityId: ObjectId;
  before: AuditedState | null;
  after: AuditedState | null;
  passwordChanged: boolean;
  requestId: string;
  /** The entity's name at that time, so that lists of changes need no lookup. */
  name?: string | null;
  engineers?: Named[];
  projects?: Named[];
  /** The engineer whom it concerns, and the one whose assignment it no longer is. */
  engineerId?: ObjectId;
  formerEngineerId?: ObjectId;
  /** The team of a changed project, who hear of the change. */
  team?: ObjectId[];
  batchId?: ObjectId;
  undoes?: ObjectId;
  /** Set by the transaction that undoes it, so that two of them conflict. */
  undoneBy?: ObjectId;
}

export const auditIndexes: IndexDescription[] = [
  { key: { entityId: 1, _id: -1 }, name: 'of_entity' },
  { key: { entity: 1, _id: -1 }, name: 'by_entity' },
  { key: { actorId: 1, _id: -1 }, name: 'by_actor' },
  { key: { engineerId: 1, _id: -1 }, name: 'of_engineer' },
  { key: { formerEngineerId: 1, _id: -1 }, name: 'of_former_engineer' },
  { key: { batchId: 1, _id: -1 }, name: 'of_batch' },
];
