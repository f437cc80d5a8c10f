import type { AssignmentDocument } from '../assignments/assignment-document';
import type { AuditDocument, AuditedState } from './audit-document';
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
}

type States = { [Entity in keyof Audited]: (document: Audited[Entity]) => AuditedState };

// Field by field: anything not listed here, above all a password hash, stays out of the log.
const states: States = {
  user({ name, email, role, skills, seniority, maxCapacity, department, version }) {
    return { name, email, role, skills, seniority, maxCapacity, department, version };
  },
  project({ name, description, startDate, endDate, status, teamSize, requiredSkills, version }) {
    return { name, description, startDate, endDate, status, teamSize, requiredSkills, version };
  },
  assignment({ engineerId, projectId, role, allocationPercentage, startDate, endDate, version }) {
    const joined = { engineerId: engineerId.toHexString(), projectId: projectId.toHexString() };
    return { ...joined, role, allocationPercentage, startDate, endDate, version };
  },
};

/** A change as the log records it: a creation has no `before`, a deletion no `after`. */
export function creation<Entity extends keyof Audited>(entity: Entity, created: Audited[Entity]): Change {
  const after = states[entity](created);
  return { action: 'create', entity, entityId: created._id, before: null, after, passwordChanged: false };
}

export function update<Entity extends keyof Audited>(
  entity: Entity,
  old: Audited[Entity],
  changed: Audited[Entity],
): Change {
  const passwordChanged = passwordHashOf(old) !== passwordHashOf(changed);
  const [before, after] = [states[entity](old), states[entity](changed)];
  return { action: 'update', entity, entityId: changed._id, before, after, passwordChanged };
}

export function deletion<Entity extends keyof Audited>(entity: Entity, deleted: Audited[Entity]): Change {
  const before = states[entity](deleted);
  return { action: 'delete', entity, entityId: deleted._id, before, after: null, passwordChanged: false };
}

function passwordHashOf(document: Audited[keyof Audited]): string | undefined {
  return 'passwordHash' in document ? document.passwordHash : undefined;
}
