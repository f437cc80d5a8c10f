import { CommandError } from '../errors';
import { matching } from '../query/run-query';
import { type Doc, isDoc } from '../values/types';
import { collectionOf, type Command } from './command';
import { arrayField, assertFields, countField, docField, flag } from './fields';
import { assertBatchSize, runBatch, runWrite } from './run-write';
import { findTargets, removeDoc } from './write-documents';

export const deleteCommand: Command = {
  fields: ['deletes', 'ordered'],
  inTransaction: true,
  run: (call) => {
    const deletes = arrayField(call.body, 'deletes').map(parseStatement);
    assertBatchSize(deletes);
    const isOrdered = flag(call.body, 'ordered', true);
    return runWrite(call, (transaction) => {
      const collection = collectionOf(call, 'delete');
      let n = 0;
      const writeErrors = runBatch(deletes, isOrdered, ({ filter, limit }) => {
        const query = { ...matching(filter), limit: limit === 0 ? undefined : 1 };
        for (const doc of findTargets(collection, query, transaction)) {
          removeDoc(collection, transaction, doc);
          n += 1;
        }
      });
      return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
    });
  },
};

interface Statement {
  readonly filter: Doc;
  readonly limit: 0 | 1;
}

function parseStatement(statement: unknown): Statement {
  if (!isDoc(statement)) throw new CommandError(14, 'deletes must be objects');
  assertFields('delete.deletes', statement, ['q', 'limit'], ['q', 'limit']);
  const limit = countField(statement, 'limit');
  if (limit !== 0 && limit !== 1)
    throw new CommandError(9, 'The limit field in delete objects must be 0 or 1.');
  return { filter: docField(statement, 'q'), limit };
}
