import type { PipelineContext } from '../aggregate/stage';
import { CommandError } from '../errors';
import type { Session, Sessions } from '../session/session';
import type { Collection } from '../store/collection';
import type { View } from '../store/record';
import type { Store } from '../store/store';
import type { Transaction } from '../store/transaction';
import { type Doc, getField, isArray, isDoc, isNumber } from '../values/kinds';
import type { Cursors } from './cursors';

/** What commands work on; one per data folder. */
export interface Engine {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
}

/** One command of a client, with what it may see and write. */
export interface Call {
  readonly engine: Engine;
  readonly database: string;
  readonly body: Doc;
  /** The client's open transaction, if the command is part of one. */
  readonly transaction?: Transaction | undefined;
  /** The session whose retryable write this is. */
  readonly retryable?: Session;
}

export interface Command {
  /** Fields that are understood, besides those that every command may have. */
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

/** Refuses a command with an unknown field or without a required one. */
export function assertCommandFields(name: string, command: Command, body: Doc): void {
  assertFields(name, body, [name, ...commonFields, ...command.fields], command.required);
}

/** Refuses an object with an unknown field or without a required one. */
export function assertFields(
  name: string,
  spec: Doc,
  known: readonly string[],
  required: readonly string[] = [],
): void {
  const unknown = Object.keys(spec).find((field) => !known.includes(field));
  if (unknown !== undefined)
    throw new CommandError(40415, `BSON field '${name}.${unknown}' is an unknown field.`);
  const missing = required.find((field) => !Object.hasOwn(spec, field));
  if (missing !== undefined)
    throw new CommandError(40414, `BSON field '${name}.${missing}' is missing but a required field`);
}

/** What a command sees: its transaction's view, or all that is committed. */
export function viewOf(call: Call): View {
  return call.transaction?.view ?? call.engine.store.view;
}

/** The collection that a command names; it comes into being when it is named first. */
export function collectionOf(call: Call, command: string): Collection {
  const name = call.body[command];
  if (typeof name !== 'string') throw new CommandError(2, `collection name has invalid type for ${command}`);
  if (
    name === '' ||
    name.includes('$') ||
    name.includes('\0') ||
    name.startsWith('.') ||
    name.startsWith('system.')
  ) {
    throw new CommandError(73, `Invalid namespace specified '${call.database}.${name}'`);
  }
  return call.engine.store.collection(call.database, name);
}

/** An optional document; empty when it is not given. */
export function docField(body: Doc, name: string): Doc {
  const value = getField(body, name) ?? {};
  if (isDoc(value)) return value;
  throw new CommandError(14, `BSON field '${name}' is the wrong type, expected type 'object'`);
}

/** An array that must be there. */
export function arrayField(body: Doc, name: string): readonly unknown[] {
  const value = getField(body, name);
  if (isArray(value)) return value;
  throw new CommandError(value === undefined ? 40414 : 14, `BSON field '${name}' must be an array`);
}

/** An optional boolean. */
export function flag(body: Doc, name: string, otherwise = false): boolean {
  const value = getField(body, name) ?? otherwise;
  if (typeof value === 'boolean') return value;
  throw new CommandError(14, `BSON field '${name}' is the wrong type, expected type 'bool'`);
}

/** An optional whole number that is not negative. */
export function countField(body: Doc, name: string): number | undefined {
  const value = getField(body, name) ?? undefined;
  if (value === undefined) return undefined;
  if (!isNumber(value) || !Number.isInteger(value))
    throw new CommandError(14, `BSON field '${name}' must be a whole number`);
  if (value < 0)
    throw new CommandError(51024, `BSON field '${name}' value must be >= 0, actual value '${value}'`);
  return value;
}

export function pipelineContext(call: Call): PipelineContext {
  return {
    view: viewOf(call),
    collection: (name) => call.engine.store.collection(call.database, name),
    lookups: [],
  };
}
