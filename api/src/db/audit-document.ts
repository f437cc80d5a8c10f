import type { AuditAction, AuditEntity } from '@erm/contracts/audit';
import type { ObjectId } from 'mongodb';

/** The fields of an entity that people gave it, by name. */
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
