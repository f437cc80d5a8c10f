import { CommandError, unsupported } from '../errors';
import { type Doc, getField, isDoc, isNumber } from '../values/types';
import { assertFields, flag } from './fields';

/** A single node meets every concern it can meet at all, so all that is left is to reject the others. */
export function assertConcerns(body: Doc): void {
  assertWriteConcern(getField(body, 'writeConcern') ?? {});
  assertReadConcern(getField(body, 'readConcern') ?? {}, body['autocommit'] === false);
}

function assertWriteConcern(concern: unknown): void {
  if (!isDoc(concern)) throw new CommandError(14, "BSON field 'writeConcern' must be an object");
  assertFields('writeConcern', concern, ['w', 'j', 'wtimeout']);
  flag(concern, 'j');
  const { w = 1 } = concern;
  if (w === 'majority' || w === 0 || w === 1) return;
  if (typeof w === 'string') throw new CommandError(79, `No write concern mode named '${w}' found`);
  if (!isNumber(w) || w < 0) throw new CommandError(9, 'w has to be a non-negative number or a string');
  throw new CommandError(100, 'Not enough data-bearing nodes');
}

function assertReadConcern(concern: unknown, isInTransaction: boolean): void {
  if (!isDoc(concern)) throw new CommandError(9, "BSON field 'readConcern' must be an object");
  const unknown = Object.keys(concern).find((field) => field !== 'level');
  if (unknown !== undefined) throw new CommandError(72, `Unrecognized option in readConcern: ${unknown}`);
  const { level = 'local' } = concern;
  if (typeof level !== 'string')
    throw new CommandError(14, "BSON field 'readConcern.level' must be a string");
  if (level === 'local' || level === 'majority') return;
  if (level !== 'snapshot') throw new CommandError(9, `The readConcern level ${level} is not known`);
  // Outside a transaction, several reads would have to share a snapshot that no session holds.
  if (!isInTransaction) throw unsupported("The readConcern level 'snapshot' outside a transaction");
}
