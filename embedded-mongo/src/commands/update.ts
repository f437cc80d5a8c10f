import { CommandError } from '../errors';
import { matching } from '../query/run-query';
import type { Collection } from '../store/collection';
import type { Transaction } from '../store/transaction';
import { compileUpdate, type Update } from '../update/compile-update';
import { type Doc, getField, isDoc } from '../values/types';
import { collectionOf, type Command } from './command';
import { arrayField, assertFields, docField, flag } from './fields';
import { assertBatchSize, runBatch, runWrite } from './run-write';
import { findTargets, insertUpsert, replaceDoc } from './write-documents';

export const update: Command = {
  fields: ['updates', 'ordered'],
  inTransaction: true,
  run: (call) => {
    const updates = arrayField(call.body, 'updates').map(assertStatement);
    assertBatchSize(updates);
    const isOrdered = flag(call.body, 'ordered', true);
    return runWrite(call, (transaction) => {
      const collection = collectionOf(call, 'update');
      const counts: Counts = { n: 0, nModified: 0, upserted: [] };
      const writeErrors = runBatch(updates, isOrdered, (statement, index) =>
        updateBy(parseStatement(statement), collection, transaction, index, counts),
      );
      const { n, nModified, upserted } = counts;
      return {
        n,
        nModified,
        ...(upserted.length > 0 && { upserted }),
        ...(writeErrors.length > 0 && { writeErrors }),
        ok: 1,
      };
    });
  },
};

interface Counts {
  n: number;
  nModified: number;
  readonly upserted: Doc[];
}

interface Statement {
  readonly filter: Doc;
  readonly change: Update;
  readonly isMulti: boolean;
  readonly isUpsert: boolean;
}

/** A malformed statement fails the whole command, an invalid update only its statement. */
function assertStatement(statement: unknown): Doc {
  if (!isDoc(statement)) throw new CommandError(14, 'updates must be objects');
  assertFields('update.updates', statement, ['q', 'u', 'multi', 'upsert'], ['q', 'u']);
  return statement;
}

function parseStatement(statement: Doc): Statement {
  return {
    filter: docField(statement, 'q'),
    change: compileUpdate(getField(statement, 'u')),
    isMulti: flag(statement, 'multi'),
    isUpsert: flag(statement, 'upsert'),
  };
}

function updateBy(
  { filter, change, isMulti, isUpsert }: Statement,
  collection: Collection,
  transaction: Transaction,
  index: number,
  counts: Counts,
): void {
  const query = { ...matching(filter), limit: isMulti ? undefined : 1 };
  const targets = findTargets(collection, query, transaction);
  const changed = targets.filter((doc) => replaceDoc(collection, transaction, doc, change) !== doc);
  counts.n += targets.length;
  counts.nModified += changed.length;
  if (targets.length === 0 && isUpsert) {
    const inserted = insertUpsert(collection, transaction, filter, change);
    counts.n += 1;
    counts.upserted.push({ index, _id: getField(inserted, '_id') });
  }
}
