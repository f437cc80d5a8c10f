import type { Operation } from '@erm/contracts/planned';
import type { AuditDocument } from '../collections/audit-document';
import { isUnchanged } from './assert-unchanged';
import { formerValues, versionAfter } from './former-values';

/** The operation that undoes the change of an assignment, or the update of a project. */
export function inverseOperation(change: AuditDocument, seen?: number): Operation {
  const id = change.entityId.toHexString();
  const isCurrent = isUnchanged(change, seen);
  if (change.entity === 'project') {
    return { action: 'updateProject', id, changes: formerValues(change), isCurrent };
  }
  if (change.action === 'create') return { action: 'delete', id, isCurrent };
  if (change.action === 'update') return { action: 'update', id, terms: formerValues(change), isCurrent };
  return { action: 'create', id, terms: formerValues(change), restoredVersion: versionAfter(change) };
}
