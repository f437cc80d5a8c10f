import { CommandError } from '../errors';
import { parseKeyPattern } from '../index/key-pattern';
import { compileFilter } from '../query/compile-filter';
import { compileProjection } from '../query/projection';
import type { Transaction } from '../store/transaction';
import { compileUpdate } from '../update/compile-update';
import { type Doc, getField } from '../values/kinds';
import { type Call, collectionName, type Command, docField, flag, pipelineContext } from './command';
import { runWrite } from './run-write';
import { findTargets, insertUpsert, removeDoc, replaceDoc } from './write-plan';

export const findAndModify: Command = {
  fields: ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'bypassDocumentValidation'],
  refused: ['collation', 'arrayFilters', 'hint', 'let'],
  inTransaction: true,
  run: (call) => {
    const name = collectionName(call, Object.keys(call.body)[0] ?? '');
    const { body } = call;
    if (flag(body, 'remove')) {
      if (body['update'] !== undefined)
        throw new CommandError(9, 'Cannot specify both an update and remove=true');
      if (flag(body, 'upsert')) throw new CommandError(9, 'Cannot specify both upsert=true and remove=true');
      if (flag(body, 'new'))
        throw new CommandError(
          9,
          "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
        );
    } else if (body['update'] === undefined) {
      throw new CommandError(9, 'Either an update or remove=true must be specified');
    }
    return runWrite(call, (transaction) => modify(call, name, transaction));
  },
};

function modify(call: Call, name: string, transaction: Transaction): Doc {
  const { body } = call;
  const { store } = call.engine;
  const context = pipelineContext(call, transaction.view);
  const filter = docField(body, 'query');
  compileFilter(filter, context.variables);
  const project = compileProjection(docField(body, 'fields'), context.variables);
  const isUpsert = flag(body, 'upsert');
  const wantsNew = flag(body, 'new');
  const collection = isUpsert ? store.findOrCreate(call.database, name) : store.find(call.database, name);
  const query = { filter, sort: parseKeyPattern(docField(body, 'sort'), 'sort'), skip: 0, limit: 1 };
  const [doc] = collection ? findTargets(collection, query, transaction, context) : [];
  if (flag(body, 'remove')) {
    if (!doc || !collection) return { lastErrorObject: { n: 0 }, value: null, ok: 1 };
    removeDoc(collection, transaction, doc);
    return { lastErrorObject: { n: 1 }, value: project(doc), ok: 1 };
  }
  const spec = getField(body, 'update');
  const { update } = compileUpdate(spec, context);
  if (doc && collection) {
    const after = replaceDoc(collection, transaction, doc, update);
    return {
      lastErrorObject: { n: 1, updatedExisting: true },
      value: project(wantsNew ? after : doc),
      ok: 1,
    };
  }
  if (!isUpsert || !collection)
    return { lastErrorObject: { n: 0, updatedExisting: false }, value: null, ok: 1 };
  const inserted = insertUpsert(collection, transaction, filter, spec, context);
  const upserted = getField(inserted, '_id');
  return {
    lastErrorObject: { n: 1, updatedExisting: false, upserted },
    value: wantsNew ? project(inserted) : null,
    ok: 1,
  };
}
