import { CommandError, unsupported } from '../errors';
import { matching } from '../query/run-query';
import { compileUpdate } from '../update/compile-update';
import { getField } from '../values/kinds';
import { collectionOf, type Command, docField, flag } from './command';
import { runWrite } from './run-write';
import { findTargets, insertUpsert, replaceDoc } from './write-plan';

export const findAndModify: Command = {
  fields: ['query', 'remove', 'update', 'new', 'upsert'],
  inTransaction: true,
  run: (call) => {
    const { body } = call;
    if (flag(body, 'remove')) throw unsupported('findAndModify with remove');
    if (body['update'] === undefined)
      throw new CommandError(9, 'Either an update or remove=true must be specified');
    const filter = docField(body, 'query');
    const change = compileUpdate(body['update']);
    const wantsNew = flag(body, 'new');
    const isUpsert = flag(body, 'upsert');
    return runWrite(call, (transaction) => {
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
    });
  },
};
