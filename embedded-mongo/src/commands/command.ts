import { CommandError } from '../errors';
import type { Engine } from './engine';
import type { Session } from '../session/session';
import type { Collection } from '../store/collection';
import type { Snapshot } from '../index/record';
import type { Transaction } from '../store/transaction';
import type { Doc } from '../values/types';

/** A command from a client. */
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
  /** The fields it accepts in addition to those common to all commands. */
  readonly fields: readonly string[];
  readonly inTransaction: boolean;
  readonly run: (call: Call) => Doc | Promise<Doc>;
}

/** The data that a command reads: its transaction's snapshot, or everything committed. */
export function snapshotOf(call: Call): Snapshot {
  return call.transaction?.snapshot ?? call.engine.store.snapshot;
}

/** The collection that a command names. */
export function collectionOf({ engine, database, body }: Call, command: string): Collection {
  const name = body[command];
  const isValid =
    /^[^/\\. "$*<>:|?\0]{1,63}$/.test(database) &&
    typeof name === 'string' &&
    /^[^.$\0][^$\0]*$/.test(name) &&
    !name.startsWith('system.');
  if (!isValid) throw new CommandError(73, `Invalid namespace specified '${database}.${String(name)}'`);
  return engine.store.collection(database, name);
}
