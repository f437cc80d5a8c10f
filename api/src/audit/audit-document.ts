import type { AuditAction, AuditEntity } from '@erm/contracts/audit';
import type { IndexDescription, ObjectId } from 'mongodb';

/** An entity's user-provided fields by name. */
export type AuditedState = Record<string, unknown>;

export interface AuditDocument {
  _id: ObjectId;
  at: Date;
  actor: { _id: ObjectId; name: string };
  action: AuditAction;
  entity: AuditEntity;
  entityId: ObjectId;
  before: AuditedState | null;
  after: AuditedState | null;
  passwordChanged: boolean;
  requestId: string;
}

export const auditIndexes: IndexDescription[] = [
  { key: { entityId: 1, _id: -1 }, name: 'of_entity' },
  { key: { entity: 1, _id: -1 }, name: 'by_entity' },
];
