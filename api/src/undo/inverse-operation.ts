import type { AuditDocument } from '../audit/audit-document';
import type { Operation } from '../assignments/batch/operation';
import { assertUnchanged } from './assert-unchanged';
import { formerValues, versionAfter } from './former-values';

/** The operation that undoes the change of an assignment, or of a project in a batch. */
export function inverseOperation(change: AuditDocument, seen?: number): Operation {
  const id = change.entityId.toHexString();
  if (change.entity === 'project') {
    const unchanged = assertUnchanged('project', change, seen);
    return { action: 'updateProject', id, changes: formerValues(change), assertCurrent: unchanged };
  }
  const assertCurrent = assertUnchanged('assignment', change, seen);
  if (change.action === 'create') return { action: 'delete', id, assertCurrent };
  if (change.action === 'update') {
    return { action: 'update', id, edit: formerValues(change), assertCurrent };
  }
  return { action: 'create', fields: formerValues(change), restores: { id, version: versionAfter(change) } };
}
