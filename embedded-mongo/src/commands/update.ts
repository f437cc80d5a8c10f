import { CommandError } from '../errors';
import { compileUpdate } from '../update/compile-update';
import type { Transaction } from '../store/transaction';
import { type Doc, getField, isDoc } from '../values/kinds';
import {
  arrayField,
  assertFields,
  type Call,
  collectionName,
  type Command,
  docField,
  flag,
  pipelineContext,
} from './command';
import { assertBatchSize } from './insert';
import { runBatch, runWrite } from './run-write';
import { assertSingle, findTargets, insertUpsert, replaceDoc } from './write-plan';

export const update: Command = {
  fields: ['updates', 'ordered', 'bypassDocumentValidation'],
  refused: ['let'],
  inTransaction: true,
  run: updateDocuments,
};

interface Counts {
  n: number;
  nModified: number;
  readonly upserted: Doc[];
}

function updateDocuments(call: Call): Promise<Doc> {
  const name = collectionName(call, 'update');
  const updates = arrayField(call.body, 'updates');
  assertBatchSize(updates);
  const isOrdered = flag(call.body, 'ordered', true);
  return runWrite(call, (transaction) => {
    const counts: Counts = { n: 0, nModified: 0, upserted: [] };
    const writeErrors = runBatch(updates, isOrdered, (statement, index) => {
      if (!isDoc(statement)) throw new CommandError(14, 'updates must be objects');
      updateOne(call, transaction, name, statement, index, counts);
    });
    const { n, nModified, upserted } = counts;
    return {
      n,
      nModified,
      ...(upserted.length > 0 && { upserted }),
      ...(writeErrors.length > 0 && { writeErrors }),
      ok: 1,
    };
  });
}

function updateOne(
  call: Call,
  transaction: Transaction,
  name: string,
  statement: Doc,
  index: number,
  counts: Counts,
): void {
  assertFields(
    'update.updates',
    statement,
    ['q', 'u', 'multi', 'upsert'],
    ['c', 'arrayFilters', 'collation', 'hint', 'sort'],
  );
  const filter = docField(statement, 'q');
  const isMulti = flag(statement, 'multi');
  const context = pipelineContext(call, transaction.view);
  const { update: change, isReplacement } = compileUpdate(getField(statement, 'u'), context);
  assertSingle(isMulti, isReplacement);
  const { store } = call.engine;
  const isUpsert = flag(statement, 'upsert');
  const collection = isUpsert ? store.findOrCreate(call.database, name) : store.find(call.database, name);
  const query = { filter, sort: [], skip: 0, limit: isMulti ? undefined : 1 };
  const targets = collection ? findTargets(collection, query, transaction, context) : [];
  if (!collection) return;
  for (const doc of targets) {
    const after = replaceDoc(collection, transaction, doc, change);
    counts.n += 1;
    if (after !== doc) counts.nModified += 1;
  }
  if (targets.length === 0 && isUpsert) {
    const inserted = insertUpsert(collection, transaction, filter, getField(statement, 'u'), context);
    counts.n += 1;
    counts.upserted.push({ index, _id: getField(inserted, '_id') });
  }
}
