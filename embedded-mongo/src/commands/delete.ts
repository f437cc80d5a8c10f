import { CommandError } from '../errors';
import { compileFilter } from '../query/compile-filter';
import { type Doc, isDoc } from '../values/kinds';
import {
  arrayField,
  assertFields,
  type Call,
  collectionName,
  type Command,
  countField,
  docField,
  flag,
  pipelineContext,
  requireFields,
} from './command';
import { assertBatchSize } from './insert';
import { runBatch, runWrite } from './run-write';
import { findTargets, removeDoc } from './write-plan';

export const deleteCommand: Command = {
  fields: ['deletes', 'ordered'],
  refused: ['let'],
  inTransaction: true,
  run: deleteDocuments,
};

function deleteDocuments(call: Call): Promise<Doc> {
  const name = collectionName(call, 'delete');
  const deletes = arrayField(call.body, 'deletes').map(parseStatement);
  assertBatchSize(deletes);
  const isOrdered = flag(call.body, 'ordered', true);
  return runWrite(call, (transaction) => {
    let n = 0;
    const writeErrors = runBatch(deletes, isOrdered, (statement) => {
      const { filter, limit } = statement;
      const context = pipelineContext(call, transaction.view);
      compileFilter(filter, context.variables);
      const collection = call.engine.store.find(call.database, name);
      if (!collection) return;
      const query = { filter, sort: [], skip: 0, limit: limit === 0 ? undefined : 1 };
      for (const doc of findTargets(collection, query, transaction, context)) {
        removeDoc(collection, transaction, doc);
        n += 1;
      }
    });
    return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
  });
}

interface Statement {
  readonly filter: Doc;
  readonly limit: 0 | 1;
}

function parseStatement(statement: unknown): Statement {
  if (!isDoc(statement)) throw new CommandError(14, 'deletes must be objects');
  assertFields('delete.deletes', statement, ['q', 'limit'], ['collation', 'hint']);
  requireFields('delete.deletes', statement, ['q', 'limit']);
  const limit = countField(statement, 'limit');
  if (limit !== 0 && limit !== 1)
    throw new CommandError(9, 'The limit field in delete objects must be 0 or 1.');
  return { filter: docField(statement, 'q'), limit };
}
