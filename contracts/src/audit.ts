import { z } from 'zod';
import { endpoint } from './endpoint';
import { listQuery, listSuccess } from './envelope';
import { enumInput, idInput, openEnum } from './text';

/** What a change may be made to. */
export const AUDIT_ENTITIES = ['user', 'project', 'assignment'] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

export const AUDIT_ACTIONS = ['create', 'update', 'delete'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const stateSchema = z.record(z.string(), z.unknown()).nullable();

/**
 * One change: who made it, when, by which request, and what stood there before and after. Never a password or a hash.
 */
export const auditRecordSchema = z.object({
  _id: z.string(),
  /** Moment of the change, ISO 8601 in UTC. */
  at: z.string(),
  /** Who made it, under the name of that moment; a new account made itself. */
  actor: z.object({ _id: z.string(), name: z.string() }),
  action: openEnum(AUDIT_ACTIONS),
  entity: openEnum(AUDIT_ENTITIES),
  entityId: z.string(),
  /** Null for a creation. */
  before: stateSchema,
  /** Null for a deletion. */
  after: stateSchema,
  /** The password was set anew: all that is said of it. */
  passwordChanged: z.boolean(),
  requestId: z.string(),
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

/** Newest first, 50 without a `limit`; of one kind, of one entity, or all. */
export const listAuditQuery = listQuery(['at'])
  .omit({ q: true })
  .extend({
    entity: enumInput(AUDIT_ENTITIES, `entity must be one of ${AUDIT_ENTITIES.join(', ')}`).optional(),
    entityId: idInput('entityId').optional(),
  });

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'Every change, newest first',
  roles: ['manager'],
  status: 200,
  query: listAuditQuery,
  response: listSuccess(z.array(auditRecordSchema)),
  errors: ['BAD_CURSOR'],
});
