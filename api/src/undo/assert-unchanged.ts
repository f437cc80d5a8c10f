import { isDeepStrictEqual } from 'node:util';
import type { AuditDocument, AuditedState } from '../collections/audit-document';
import { stateOf, type Audited } from '../audit/change';
import { StaleEditError } from '../errors/stale-edit-error';

/**
 * Returns a test whether the fields that a change set still have those values. Other fields may have changed since, and
 * are kept.
 * @param seen the version whose later changes the user knows and accepts
 */
export function isUnchanged({ after }: Pick<AuditDocument, 'after'>, seen?: number) {
  return (current: { version: number }): boolean => {
    if (current.version === seen) return true;
    const state: AuditedState = { ...current };
    return Object.entries(after ?? {}).every(
      ([field, value]) => field === 'version' || isDeepStrictEqual(state[field], value),
    );
  };
}

/** Returns what throws unless a document passes that test. */
export function assertUnchanged<Entity extends 'user' | 'project'>(
  entity: Entity,
  change: Pick<AuditDocument, 'after'>,
  seen?: number,
): (current: Audited[Entity]) => void {
  const isCurrent = isUnchanged(change, seen);
  return (current) => {
    if (!isCurrent({ ...stateOf(entity, current), version: current.version }))
      throw new StaleEditError(current);
  };
}
