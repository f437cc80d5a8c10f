import { CommandError } from '../errors';
import { isDoc } from '../values/types';
import { collectionOf, type Command } from './command';
import { arrayField, flag } from './fields';
import { assertBatchSize, runBatch, runWrite } from './run-write';
import { insertDoc } from './write-documents';

export const insert: Command = {
  fields: ['documents', 'ordered'],
  inTransaction: true,
  run: (call) => {
    const documents = arrayField(call.body, 'documents');
    assertBatchSize(documents);
    const isOrdered = flag(call.body, 'ordered', true);
    return runWrite(call, (transaction) => {
      const collection = collectionOf(call, 'insert');
      let n = 0;
      const writeErrors = runBatch(documents, isOrdered, (document) => {
        if (!isDoc(document)) throw new CommandError(14, 'documents must be objects');
        insertDoc(collection, transaction, document);
        n += 1;
      });
      return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
    });
  },
};
