import { isDeepStrictEqual } from 'node:util';
import type { AuditDocument } from '../audit/audit-document';
import { stateOf, type Audited } from '../audit/change';
import { StaleEditError } from '../errors/stale-edit-error';

/**
 * Returns a test that throws unless every field that a change set still has that value. Other fields may have changed
 * since: they stay as they are.
 * @param seen the version with which whoever undoes the change knows and accepts what has changed since
 */
export function assertUnchanged<Entity extends Exclude<keyof Audited, 'invitation'>>(
  entity: Entity,
  { after }: Pick<AuditDocument, 'after'>,
  seen?: number,
): (current: Audited[Entity]) => void {
  return (current) => {
    const state = stateOf(entity, current);
    const differs = Object.entries(after ?? {}).some(
      ([field, value]) => field !== 'version' && !isDeepStrictEqual(state[field], value),
    );
    if (differs && current.version !== seen) throw new StaleEditError(current);
  };
}
