// Apart from `audit.ts`, because the shell reads events and must not load the schemas of lists for them.

/** Entities whose changes are recorded. */
export const AUDIT_ENTITIES = ['user', 'project', 'assignment', 'invitation'] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

export const AUDIT_ACTIONS = ['create', 'update', 'delete', 'accept'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
