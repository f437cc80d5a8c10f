import type { ObjectId } from '../db/id';
import { isStoredId, storedTime } from '../db/stored-values';
import type { AuditRecord } from '@erm/contracts/audit';
import type { Change } from '@erm/contracts/changes';
import type { UserDocument } from '../collections/user-document';
import type { AuditDocument, AuditedState, Named } from '../collections/audit-document';
import type { EmailOfNamesake } from './email-of-namesake';
import { undoRefusal } from './change-policy';

/** Whether a record says who changed what. Lists leave others out. */
export function isReadable({ actor, entityId }: Partial<AuditDocument>): boolean {
  return isStoredId(actor?._id) && isStoredId(entityId);
}

export function presentRecord(record: AuditDocument): AuditRecord {
  const { _id, at, actor, action, entity, entityId, before, after, passwordChanged, requestId } = record;
  return {
    _id: _id.toHexString(),
    at: storedTime(at, record),
    actor: { _id: actor._id.toHexString(), name: actor.name },
    action,
    entity,
    entityId: entityId.toHexString(),
    before,
    after,
    passwordChanged,
    requestId,
  };
}

/** Additions to a change in a list. */
interface Context {
  /** How many changes its batch has. */
  batchSize?: number | undefined;
  emailOf?: EmailOfNamesake;
}

/** A change as this user may see it. */
export function presentChange(
  change: AuditDocument,
  user: UserDocument,
  { batchSize, emailOf }: Context = {},
): Change {
  const { batchId, undoes, undoneBy, name = null } = change;
  const [engineers, projects] = [namedIn(change.engineers), namedIn(change.projects)];
  const refusal = undoRefusal(change, user);
  const isVisible = ({ _id }: Named) => user.role === 'manager' || user._id.equals(_id);
  const record = presentRecord(change);
  return {
    ...record,
    before: ownSide(record.before, user),
    after: ownSide(record.after, user),
    batchId: hex(batchId),
    ...(batchSize !== undefined && { batchSize }),
    undoes: hex(undoes),
    undoneBy: hex(undoneBy),
    canBeUndone: refusal === null,
    undoRefusal: refusal?.message ?? null,
    name,
    ...(change.entity === 'user' && emailOf?.({ _id: change.entityId, name })),
    engineers: engineers.filter(isVisible).map((each) => ({ ...presentNamed(each), ...emailOf?.(each) })),
    projects: projects.filter(isOwnProject(change, user)).map(presentNamed),
  };
}

/** When an assignment moves to or from a colleague, an engineer sees only their own side. */
function ownSide(state: AuditedState | null, { _id, role }: UserDocument): AuditedState | null {
  const engineerId = state?.['engineerId'];
  const isOther = role !== 'manager' && engineerId !== undefined && engineerId !== _id.toHexString();
  return isOther ? { engineerId: null } : state;
}

/** Nor where the assignment was before it was theirs, or went with it to a colleague. */
function isOwnProject({ before, after }: AuditDocument, { _id, role }: UserDocument) {
  const [former, next] = [before?.['engineerId'], after?.['engineerId']];
  const isWhole = role === 'manager' || former === undefined || next === undefined || former === next;
  const other = former === _id.toHexString() ? after : before;
  const own = other === after ? before : after;
  return (project: Named): boolean => {
    const id = project._id.toHexString();
    return isWhole || other?.['projectId'] !== id || own?.['projectId'] === id;
  };
}

/** The entities that a record names; empty if that cannot be read. */
export const namedIn = (named: Named[] | undefined): Named[] => (Array.isArray(named) ? named : []);

function presentNamed({ _id, name }: Named): { _id: string; name: string | null } {
  return { _id: _id.toHexString(), name };
}

function hex(id: ObjectId | undefined): string | null {
  return id?.toHexString() ?? null;
}
