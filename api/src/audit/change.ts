import { isDeepStrictEqual } from 'node:util';
import type { AssignmentDocument } from '../assignments/assignment-document';
import type { AuditDocument, AuditedState } from './audit-document';
import type { InvitationDocument } from '../invitations/invitation-document';
import type { ProjectDocument } from '../projects/project-document';
import type { UserDocument } from '../users/user-document';

export type Change = Pick<
  AuditDocument,
  'action' | 'entity' | 'entityId' | 'before' | 'after' | 'passwordChanged'
>;

interface Audited {
  user: UserDocument;
  project: ProjectDocument;
  assignment: AssignmentDocument;
  invitation: InvitationDocument;
}

type States = { [Entity in keyof Audited]: (document: Audited[Entity]) => AuditedState };

// Field by field: anything not listed here, above all a password hash, stays out of the log.
const states: States = {
  user({ name, email, role, skills, seniority, maxCapacity, department, disabled, version }) {
    const fields = { name, email, role, skills, seniority, maxCapacity, department, version };
    return { ...fields, ...(role === 'manager' && { disabled: disabled ?? false }) };
  },
  project({ name, description, startDate, endDate, status, teamSize, requiredSkills, version }) {
    return { name, description, startDate, endDate, status, teamSize, requiredSkills, version };
  },
  assignment({ engineerId, projectId, role, allocationPercentage, startDate, endDate, version }) {
    const joined = { engineerId: engineerId.toHexString(), projectId: projectId.toHexString() };
    return { ...joined, role, allocationPercentage, startDate, endDate, version };
  },
  invitation({ role, email, name, expiresAt }) {
    return { role, email, name, expiresAt: expiresAt.toISOString() };
  },
};

/** A change as the log records it: a creation has no `before`, a deletion no `after`. */
export function creation<Entity extends keyof Audited>(entity: Entity, created: Audited[Entity]): Change {
  const after = states[entity](created);
  return { action: 'create', entity, entityId: created._id, before: null, after, passwordChanged: false };
}

/** Contains only the fields that differ, and the version. Null if nothing else differs. */
export function update<Entity extends keyof Audited>(
  entity: Entity,
  old: Audited[Entity],
  changed: Audited[Entity],
): Change | null {
  const passwordChanged = passwordHashOf(old) !== passwordHashOf(changed);
  const [before, after] = [states[entity](old), states[entity](changed)];
  const differing = Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (!passwordChanged && differing.every((field) => field === 'version')) return null;
  return {
    action: 'update',
    entity,
    entityId: changed._id,
    before: pick(before, differing),
    after: pick(after, differing),
    passwordChanged,
  };
}

export function deletion<Entity extends keyof Audited>(entity: Entity, deleted: Audited[Entity]): Change {
  const before = states[entity](deleted);
  return { action: 'delete', entity, entityId: deleted._id, before, after: null, passwordChanged: false };
}

/** The end of an invitation that created an account. */
export function acceptance(invitation: InvitationDocument): Change {
  return { ...deletion('invitation', invitation), action: 'accept' };
}

function pick(state: AuditedState, fields: readonly string[]): AuditedState {
  return Object.fromEntries(fields.map((field) => [field, state[field]]));
}

function passwordHashOf(document: Audited[keyof Audited]): string | undefined {
  return 'passwordHash' in document ? document.passwordHash : undefined;
}
