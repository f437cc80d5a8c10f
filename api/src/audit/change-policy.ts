import type { ErrorCode } from '@erm/contracts/errors';
import type { UserDocument } from '../collections/user-document';
import type { AuditDocument } from '../collections/audit-document';

export interface UndoRefusal {
  code: Extract<ErrorCode, 'CANNOT_BE_UNDONE' | 'ALREADY_UNDONE' | 'FORBIDDEN'>;
  message: string;
}

/** Why this user cannot undo a change, whatever has happened since; null if they can. */
export function undoRefusal(change: AuditDocument, user: UserDocument): UndoRefusal | null {
  const lasting = lastingReason(change);
  if (lasting) return { code: 'CANNOT_BE_UNDONE', message: lasting };
  if (!mayUndo(change, user)) return { code: 'FORBIDDEN', message: 'You can only undo your own changes.' };
  if (change.undoneBy) return { code: 'ALREADY_UNDONE', message: 'This change has already been undone.' };
  return null;
}

function lastingReason(change: AuditDocument): string | null {
  const { entity, action, passwordChanged, before, after } = change;
  if (entity === 'invitation') return 'Changes to an invitation cannot be undone.';
  if (passwordChanged) return 'A changed password cannot be undone.';
  if (entity !== 'user') return null;
  if (action === 'update') {
    return 'disabled' in (after ?? {}) ? 'Disabling or enabling an account cannot be undone.' : null;
  }
  if ((after ?? before)?.['role'] !== 'engineer') return 'Changes to manager accounts cannot be undone.';
  const isRegistration = action === 'create' && change.actor._id.equals(change.entityId);
  return isRegistration ? 'A registration cannot be undone.' : null;
}

/** Engineers may undo edits of their own profile; managers anything but edits of another manager's profile. */
function mayUndo({ actor, entity, entityId, engineerId, name }: AuditDocument, user: UserDocument): boolean {
  const isOwnProfile = entity === 'user' && user._id.equals(entityId) && user._id.equals(actor._id);
  if (user.role !== 'manager' || isOwnProfile) return isOwnProfile;
  // A record of an earlier release has no name and does not tell whose profile it was; undoing it does.
  return entity !== 'user' || engineerId !== undefined || name === undefined;
}
