import { z } from 'zod/mini';
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from './audit-entities';
import { endpoint } from './endpoint';
import { listQuery, listSuccess } from './envelope';
import { enumInput, idInput, openEnum } from './text';

const stateSchema = z.nullable(z.record(z.string(), z.unknown()));

/**
 * A change with its author, time, and request, and the values before and after. Never contains a password or a hash.
 */
export const auditRecordSchema = z.object({
  _id: z.string(),
  /** The time of the change, ISO 8601 in UTC. */
  at: z.string(),
  /**
   * The user who made it, with the name at that time. A registration is made by the new account, and so is the acceptance
   * of an invitation. The command line has an ID of zeros.
   */
  actor: z.object({ _id: z.string(), name: z.string() }),
  action: openEnum(AUDIT_ACTIONS),
  entity: openEnum(AUDIT_ENTITIES),
  entityId: z.string(),
  /** An update contains only what changed. Null for a creation. */
  before: stateSchema,
  /** Null for a deletion. */
  after: stateSchema,
  /** True if the password was changed. Nothing else about it is recorded. */
  passwordChanged: z.boolean(),
  requestId: z.string(),
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

/** Newest first, 50 by default; filtered by type or by a single entity. */
export const listAuditQuery = z.extend(z.omit(listQuery(['at']), { q: true }), {
  entity: z.optional(enumInput(AUDIT_ENTITIES, `entity must be one of ${AUDIT_ENTITIES.join(', ')}`)),
  entityId: z.optional(idInput('entityId')),
});

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'List all changes, newest first',
  roles: ['manager'],
  status: 200,
  query: listAuditQuery,
  response: listSuccess(z.array(auditRecordSchema)),
  errors: ['BAD_CURSOR'],
});
