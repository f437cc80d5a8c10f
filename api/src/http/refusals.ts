import { DomainError } from './domain-error';

/** An id that names nothing; `path` where it came in a field of the body. */
export function notFound(what: 'Engineer' | 'Project' | 'Assignment', path?: string): DomainError {
  const message = `${what} not found`;
  return new DomainError('NOT_FOUND', message, path === undefined ? {} : { issues: [{ path, message }] });
}

/** An edit that was made on an older version than the one that stands. */
export function staleEdit(current: unknown): DomainError {
  const message = 'Someone else has changed this in the meantime. Please look at it again.';
  return new DomainError('CONFLICT', message, { current });
}

/** True when an edit says which version it was made on, and that is not the one that stands. */
export function isStale(entity: { version: number }, version: number | undefined): boolean {
  return version !== undefined && version !== entity.version;
}
