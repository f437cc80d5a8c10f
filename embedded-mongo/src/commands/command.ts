import { CommandError } from '../errors';
import type { Session, Sessions } from '../session/session';
import type { Collection } from '../store/collection';
import type { Snapshot } from '../store/record';
import type { Store } from '../store/store';
import type { Transaction } from '../store/transaction';
import type { Doc } from '../values/types';
import type { Cursors } from './cursors';
import { assertFields } from './fields';

/** What commands operate on; one per data directory. */
export interface Engine {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
}

/** One command of a client. */
export interface Call {
  readonly engine: Engine;
  readonly database: string;
  readonly body: Doc;
  /** The client's open transaction, if the command is part of one. */
  readonly transaction?: Transaction | undefined;
  /** The session, if the command is a retryable write. */
  readonly retryable?: Session;
}

export interface Command {
  /** The fields it accepts besides those common to all commands. */
  readonly fields: readonly string[];
  readonly required?: readonly string[];
  readonly inTransaction: boolean;
  readonly run: (call: Call) => Doc | Promise<Doc>;
}

const commonFields = [
  'lsid',
  '$db',
  'txnNumber',
  'autocommit',
  'startTransaction',
  '$readPreference',
  'readConcern',
  'writeConcern',
];

/** Rejects a command with an unknown field or without a required one. */
export function assertCommandFields(name: string, command: Command, body: Doc): void {
  assertFields(name, body, [name, ...commonFields, ...command.fields], command.required);
}

/** What a command sees: its transaction's snapshot, or everything committed. */
export function snapshotOf(call: Call): Snapshot {
  return call.transaction?.snapshot ?? call.engine.store.snapshot;
}

/** The collection that a command names. */
export function collectionOf(call: Call, command: string): Collection {
  const name = call.body[command];
  if (typeof name !== 'string') throw new CommandError(2, `collection name has invalid type for ${command}`);
  const { engine, database } = call;
  const isValid =
    /^[^/\\. "$*<>:|?\0]{1,63}$/.test(database) &&
    /^[^.$\0][^$\0]*$/.test(name) &&
    !name.startsWith('system.');
  if (!isValid) throw new CommandError(73, `Invalid namespace specified '${database}.${name}'`);
  return engine.store.collection(database, name);
}
