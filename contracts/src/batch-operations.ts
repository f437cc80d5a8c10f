import type { z } from 'zod/mini';
import type { applyBatchBody } from './batches';
import type { Operation } from './planned';

type RequestedOperation = z.output<typeof applyBatchBody>['operations'][number];

/**
 * An operation of a request, to be applied.
 * @param newId makes the ID of a created assignment
 */
export function operationOf(requested: RequestedOperation, newId: () => string): Operation {
  switch (requested.action) {
    case 'create':
      return { action: 'create', id: newId(), terms: requested.body, restoredVersion: null };
    case 'update': {
      const { version, ...terms } = requested.body;
      return { action: 'update', id: requested.id, terms, isCurrent: hasVersion(version) };
    }
    case 'delete':
      return { action: 'delete', id: requested.id, isCurrent: hasVersion(requested.version) };
    case 'updateProject': {
      const { version, ...changes } = requested.body;
      return { action: 'updateProject', id: requested.id, changes, isCurrent: hasVersion(version) };
    }
  }
}

/** Tests whether something has the version that an edit is based on. An edit without a version always applies. */
export function hasVersion(version: number | undefined) {
  return (current: { version: number }): boolean => version === undefined || version === current.version;
}
