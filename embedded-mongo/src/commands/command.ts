import { CommandError, unsupported } from '../errors';
import { runPipeline } from '../aggregate/run-pipeline';
import { compileStages } from '../aggregate/compile-stages';
import type { PipelineContext } from '../aggregate/stage';
import type { Session, Sessions } from '../session/session';
import type { Store } from '../store/store';
import type { Transaction } from '../store/transaction';
import type { View } from '../store/record';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { isNumeric } from '../values/numbers';
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
  readonly transaction: Transaction | undefined;
  /** The session whose retryable write this is. */
  readonly retryable: Session | undefined;
  readonly deadline: number;
}

export interface Command {
  /** Fields that are understood, besides those that every command may have. */
  readonly fields: readonly string[];
  /** Fields that MongoDB understands and this store refuses. */
  readonly refused?: readonly string[];
  readonly required?: readonly string[];
  readonly inTransaction: boolean;
  readonly run: (call: Call) => Doc | Promise<Doc>;
}

const commonFields = new Set([
  'lsid',
  '$db',
  'txnNumber',
  'autocommit',
  'startTransaction',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'comment',
  'maxTimeMS',
]);

export function assertKnownFields(name: string, command: Command, body: Doc): void {
  for (const field of Object.keys(body)) {
    if (field === name || commonFields.has(field) || command.fields.includes(field)) continue;
    if (command.refused?.includes(field)) throw unsupported(`The option ${name}.${field}`);
    throw unknownField(name, field);
  }
  requireFields(name, body, command.required ?? []);
}

export function assertFields(
  name: string,
  spec: Doc,
  fields: readonly string[],
  refused: readonly string[],
): void {
  for (const field of Object.keys(spec)) {
    if (fields.includes(field)) continue;
    if (refused.includes(field)) throw unsupported(`The option ${name}.${field}`);
    throw unknownField(name, field);
  }
}

function unknownField(name: string, field: string): CommandError {
  return new CommandError(40415, `BSON field '${name}.${field}' is an unknown field.`);
}

export function viewOf(call: Call): View {
  return call.transaction?.view ?? call.engine.store.view;
}

export function collectionName(call: Call, command: string): string {
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
  return name;
}

export function docField(body: Doc, name: string, otherwise: Doc = {}): Doc {
  const value = getField(body, name) ?? otherwise;
  if (isDoc(value)) return value;
  throw new CommandError(14, `BSON field '${name}' is the wrong type, expected type 'object'`);
}

export function requireFields(name: string, spec: Doc, fields: readonly string[]): void {
  const missing = fields.find((field) => !Object.hasOwn(spec, field));
  if (missing !== undefined) {
    throw new CommandError(40414, `BSON field '${name}.${missing}' is missing but a required field`);
  }
}

export function arrayField(body: Doc, name: string): readonly unknown[] {
  const value = getField(body, name);
  if (isArray(value)) return value;
  throw new CommandError(value === undefined ? 40414 : 14, `BSON field '${name}' must be an array`);
}

export function flag(body: Doc, name: string, otherwise = false): boolean {
  const value = getField(body, name) ?? otherwise;
  if (typeof value === 'boolean') return value;
  throw new CommandError(14, `BSON field '${name}' is the wrong type, expected type 'bool'`);
}

export function countField(body: Doc, name: string): number | undefined {
  const value = getField(body, name);
  if (value === undefined || value === null) return undefined;
  if (!isNumeric(value) || !Number.isInteger(Number(value)))
    throw new CommandError(14, `BSON field '${name}' must be a whole number`);
  if (Number(value) < 0)
    throw new CommandError(51024, `BSON field '${name}' value must be >= 0, actual value '${String(value)}'`);
  return Number(value);
}

export function pipelineContext(call: Call, view: View = viewOf(call)): PipelineContext {
  return {
    view,
    variables: new Map([['NOW', new Date()]]),
    collection: (name) => call.engine.store.find(call.database, name),
    lookups: [],
    run: runPipeline,
    compile: compileStages,
  };
}
