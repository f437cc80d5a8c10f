import { unsupported } from '../errors';
import type { Doc } from '../values/types';
import { assertFields, docField } from './fields';

/**
 * Rejects unsupported read and write concerns. The others need no further work, because a write is on disk before its
 * reply and a read only sees such writes.
 */
export function assertConcerns(body: Doc): void {
  const writeConcern = docField(body, 'writeConcern');
  assertFields('writeConcern', writeConcern, ['w', 'wtimeout']);
  const { w = 1 } = writeConcern;
  if (w !== 0 && w !== 1 && w !== 'majority') throw unsupported(`The write concern ${JSON.stringify(w)}`);
  const readConcern = docField(body, 'readConcern');
  assertFields('readConcern', readConcern, ['level']);
  const { level = 'local' } = readConcern;
  // Outside of a transaction, several reads cannot share a snapshot.
  const isSnapshot = level === 'snapshot' && body['autocommit'] === false;
  if (level !== 'local' && level !== 'majority' && !isSnapshot)
    throw unsupported(`The read concern ${JSON.stringify(level)} of this command`);
}
