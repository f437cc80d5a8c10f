import { CommandError } from '../errors';
import { matching } from '../query/run-query';
import type { Transaction } from '../store/transaction';
import { compileUpdate } from '../update/compile-update';
import { type Doc, getField } from '../values/types';
import { type Call, collectionOf, type Command } from './command';
import { docField, flag } from './fields';
import { runWrite } from './run-write';
import { findTargets, insertUpsert, removeDoc, replaceDoc } from './write-documents';

export const findAndModify: Command = {
  fields: ['query', 'remove', 'update', 'new', 'upsert'],
  inTransaction: true,
  run: (call) => {
    const { body } = call;
    const isRemoval = flag(body, 'remove');
    if (isRemoval && (body['update'] !== undefined || flag(body, 'upsert') || flag(body, 'new')))
      throw new CommandError(9, 'Cannot specify update, upsert=true or new=true with remove=true');
    if (!isRemoval && body['update'] === undefined)
      throw new CommandError(9, 'Either an update or remove=true must be specified');
    return runWrite(call, isRemoval ? removeOne(call) : updateOne(call));
  },
};

function removeOne(call: Call) {
  const filter = docField(call.body, 'query');
  return (transaction: Transaction): Doc => {
    const collection = collectionOf(call, 'findAndModify');
    const [doc] = findTargets(collection, { ...matching(filter), limit: 1 }, transaction);
    if (!doc) return { lastErrorObject: { n: 0 }, value: null, ok: 1 };
    removeDoc(collection, transaction, doc);
    return { lastErrorObject: { n: 1 }, value: doc, ok: 1 };
  };
}

function updateOne(call: Call) {
  const { body } = call;
  const filter = docField(body, 'query');
  const change = compileUpdate(body['update']);
  const wantsNew = flag(body, 'new');
  const isUpsert = flag(body, 'upsert');
  return (transaction: Transaction): Doc => {
    const collection = collectionOf(call, 'findAndModify');
    const [doc] = findTargets(collection, { ...matching(filter), limit: 1 }, transaction);
    if (doc) {
      const after = replaceDoc(collection, transaction, doc, change);
      return { lastErrorObject: { n: 1, updatedExisting: true }, value: wantsNew ? after : doc, ok: 1 };
    }
    if (!isUpsert) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null, ok: 1 };
    const inserted = insertUpsert(collection, transaction, filter, change);
    const upserted = getField(inserted, '_id');
    return {
      lastErrorObject: { n: 1, updatedExisting: false, upserted },
      value: wantsNew ? inserted : null,
      ok: 1,
    };
  };
}
