import { compileStages } from '../aggregate/compile-stages';
import { parseStages } from '../aggregate/stage';
import { CommandError } from '../errors';
import { compileUpdate } from '../update/compile-update';
import type { Transaction } from '../store/transaction';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import {
  arrayField,
  assertFields,
  type Call,
  collectionName,
  type Command,
  docField,
  flag,
  pipelineContext,
  requireFields,
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
  for (const statement of updates) assertForm(call, statement);
  const isOrdered = flag(call.body, 'ordered', true);
  return runWrite(call, (transaction) => {
    const counts: Counts = { n: 0, nModified: 0, upserted: [] };
    const writeErrors = runBatch(updates, isOrdered, (statement, index) => {
      updateOne(call, transaction, name, statement as Doc, index, counts);
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

/** What cannot be an update at all fails the command, not just its statement. */
function assertForm(call: Call, statement: unknown): void {
  if (!isDoc(statement)) throw new CommandError(14, 'updates must be objects');
  const refused = ['c', 'arrayFilters', 'collation', 'hint', 'sort'];
  assertFields('update.updates', statement, ['q', 'u', 'multi', 'upsert'], refused);
  requireFields('update.updates', statement, ['q', 'u']);
  const spec = getField(statement, 'u');
  if (isArray(spec)) compileStages(parseStages(spec), pipelineContext(call));
  else if (!isDoc(spec)) throw new CommandError(9, 'Update argument must be either an object or an array');
}

function updateOne(
  call: Call,
  transaction: Transaction,
  name: string,
  statement: Doc,
  index: number,
  counts: Counts,
): void {
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
  const changed = targets.filter((doc) => replaceDoc(collection, transaction, doc, change) !== doc);
  counts.n += targets.length;
  counts.nModified += changed.length;
  if (targets.length === 0 && isUpsert) {
    const inserted = insertUpsert(collection, transaction, filter, getField(statement, 'u'), context);
    counts.n += 1;
    counts.upserted.push({ index, _id: getField(inserted, '_id') });
  }
}
