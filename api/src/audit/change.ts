import { isDeepStrictEqual } from 'node:util';
import type { AssignmentDocument } from '../collections/assignment-document';
import type { AuditDocument, AuditedState } from '../collections/audit-document';
import { distinctIds, type ObjectId } from '../db/id';
import type { InvitationDocument } from '../collections/invitation-document';
import type { ProjectDocument } from '../collections/project-document';
import type { UserDocument } from '../collections/user-document';

type Recorded = 'action' | 'entity' | 'entityId' | 'before' | 'after' | 'passwordChanged';

export interface Change extends Pick<AuditDocument, Recorded | 'engineerId' | 'formerEngineerId' | 'team'> {
  name: string | null;
  /** Whose names are recorded with the change. */
  engineerIds: ObjectId[];
  projectIds: ObjectId[];
}

export interface Audited {
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

type Subject = Omit<Change, Recorded>;
type Subjects = { [Entity in keyof Audited]: (old: Audited[Entity], changed: Audited[Entity]) => Subject };

const nobody = { engineerIds: [], projectIds: [] };

/** The subject of a change, without its fields. */
const subjects: Subjects = {
  user: (_old, { _id, name, role }) => ({ ...nobody, name, ...(role === 'engineer' && { engineerId: _id }) }),
  project: (_old, { name, team = [] }) => ({ ...nobody, name, team }),
  assignment: (old, { engineerId, projectId }) => ({
    name: null,
    engineerId,
    ...(!old.engineerId.equals(engineerId) && { formerEngineerId: old.engineerId }),
    engineerIds: distinctIds([old.engineerId, engineerId]),
    projectIds: distinctIds([old.projectId, projectId]),
  }),
  invitation: (_old, { email }) => ({ ...nobody, name: email }),
};

/** The fields of a document as the log records them. */
export function stateOf<Entity extends keyof Audited>(
  entity: Entity,
  document: Audited[Entity],
): AuditedState {
  return states[entity](document);
}

/** A change as the log records it: a creation has no `before`, a deletion no `after`. */
export function creation<Entity extends keyof Audited>(entity: Entity, created: Audited[Entity]): Change {
  const subject = subjects[entity](created, created);
  const after = states[entity](created);
  const change = { action: 'create' as const, entity, entityId: created._id, before: null, after };
  return { ...change, passwordChanged: false, ...subject };
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
    ...subjects[entity](old, changed),
  };
}

export function deletion<Entity extends keyof Audited>(entity: Entity, deleted: Audited[Entity]): Change {
  const subject = subjects[entity](deleted, deleted);
  const before = states[entity](deleted);
  const change = { action: 'delete' as const, entity, entityId: deleted._id, before, after: null };
  return { ...change, passwordChanged: false, ...subject };
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
