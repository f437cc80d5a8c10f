import { CommandError } from '../errors';
import { compileUpdate } from '../update/compile-update';
import { type Doc, getField } from '../values/types';
import type { Command } from './command';
import { assertFields, countField, docField, docsField, flag } from './fields';
import { runWrite, type CollectionWriter } from './run-write';

interface Counts {
  n: number;
  nModified?: number;
  upserted?: Doc[];
}

/** Executes a parsed statement and adds its effect to the counts of the batch. */
type Statement = (writer: CollectionWriter, counts: Counts, index: number) => void;

/**
 * A command with a batch of statements, each of which can fail on its own. A malformed statement fails the whole
 * command.
 */
function batchCommand(name: string, listField: string, parse: (spec: Doc) => Statement): Command {
  return {
    fields: [listField, 'ordered'],
    inTransaction: true,
    run: (call) => {
      const statements = docsField(call.body, listField).map(parse);
      const { length } = statements;
      // The handshake announces this limit.
      if (length < 1 || length > 100_000)
        throw new CommandError(
          16,
          `Write batch sizes must be between 1 and 100000. Got ${length} operations.`,
        );
      const isOrdered = flag(call.body, 'ordered', true);
      return runWrite(call, name, (writer) => {
        const counts: Counts = name === 'update' ? { n: 0, nModified: 0 } : { n: 0 };
        const writeErrors = runStatements(statements, isOrdered, writer, counts);
        return { ...counts, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
      });
    },
  };
}

/** Like the server, replies omit messages beyond this limit, so that the errors of a large batch fit into one. */
const maxMessageBytes = 1024 * 1024;

function runStatements(
  statements: readonly Statement[],
  isOrdered: boolean,
  writer: CollectionWriter,
  counts: Counts,
): Doc[] {
  const errors: Doc[] = [];
  let messageBytes = 0;
  for (const [index, run] of statements.entries()) {
    try {
      run(writer, counts, index);
    } catch (error) {
      if (!(error instanceof CommandError) || error.code === 112) throw error;
      messageBytes += error.message.length;
      const errmsg = messageBytes <= maxMessageBytes ? error.message : '';
      errors.push({ index, code: error.code, ...error.details, errmsg });
      if (isOrdered) break;
    }
  }
  return errors;
}

export const insert = batchCommand('insert', 'documents', (document) => (writer, counts) => {
  writer.insert(document);
  counts.n += 1;
});

export const update = batchCommand('update', 'updates', (spec) => {
  assertFields('update.updates', spec, ['q', 'u', 'multi', 'upsert'], ['q', 'u']);
  const filter = docField(spec, 'q');
  const change = compileUpdate(spec['u']);
  const limit = flag(spec, 'multi') ? undefined : 1;
  const isUpsert = flag(spec, 'upsert');
  return (writer, counts, index) => {
    const found = writer.find(filter, limit);
    const changed = found.filter((version) => writer.update(version, change) !== version.doc);
    counts.n += found.length;
    counts.nModified = (counts.nModified ?? 0) + changed.length;
    if (found.length > 0 || !isUpsert) return;
    const _id = getField(writer.upsert(filter, change), '_id');
    counts.n += 1;
    counts.upserted = [...(counts.upserted ?? []), { index, _id }];
  };
});

export const deleteCommand = batchCommand('delete', 'deletes', (spec) => {
  assertFields('delete.deletes', spec, ['q', 'limit'], ['q', 'limit']);
  const filter = docField(spec, 'q');
  const limit = countField(spec, 'limit');
  if (limit !== 0 && limit !== 1)
    throw new CommandError(9, 'The limit field in delete objects must be 0 or 1.');
  return (writer, counts) => {
    for (const version of writer.find(filter, limit || undefined)) {
      writer.remove(version);
      counts.n += 1;
    }
  };
});
