import { BSONRegExp, ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { arrayField, type Call, collectionName, type Command, flag } from './command';
import { runBatch, runWrite } from './run-write';

export const insert: Command = {
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  inTransaction: true,
  run: insertDocuments,
};

function insertDocuments(call: Call): Promise<Doc> {
  const name = collectionName(call, 'insert');
  const documents = arrayField(call.body, 'documents');
  assertBatchSize(documents);
  const isOrdered = flag(call.body, 'ordered', true);
  return runWrite(call, (transaction) => {
    const collection = call.engine.store.findOrCreate(call.database, name);
    let n = 0;
    const writeErrors = runBatch(documents, isOrdered, (document) => {
      if (!isDoc(document)) throw new CommandError(14, 'documents must be objects');
      transaction.insert(collection, prepare(document));
      n += 1;
    });
    return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
  });
}

export function assertBatchSize(items: readonly unknown[]): void {
  if (items.length < 1 || items.length > 100_000) {
    throw new CommandError(
      16,
      `Write batch sizes must be between 1 and 100000. Got ${items.length} operations.`,
    );
  }
}

/** The document as it is stored: its `_id` first, made up when there is none. */
export function prepare(document: Doc): Doc {
  const { _id: given, ...rest } = document;
  const id = given === undefined ? new ObjectId() : given;
  assertStorable({ ...rest, _id: id });
  return { _id: id, ...rest };
}

export function assertStorable(document: Doc): void {
  const id = getField(document, '_id');
  if (isArray(id) || id instanceof BSONRegExp)
    throw new CommandError(53, `The '_id' value cannot be of type ${isArray(id) ? 'array' : 'regex'}`);
  const wrong = Object.keys(document).find((field) => field.startsWith('$'));
  if (wrong !== undefined) throw unsupported(`A stored field whose name starts with a dollar ('${wrong}')`);
}
