import { CommandError } from '../errors';
import { compileUpdate } from '../update/compile-update';
import { getField } from '../values/types';
import type { Command } from './command';
import { docField, flag } from './fields';
import { runWrite } from './run-write';

/** Updates, inserts, or removes one document and returns it. */
export const findAndModify: Command = {
  fields: ['query', 'remove', 'update', 'new', 'upsert'],
  inTransaction: true,
  run: (call) => {
    const { body } = call;
    const filter = docField(body, 'query');
    const update = body['update'] === undefined ? undefined : compileUpdate(body['update']);
    const isRemoval = flag(body, 'remove');
    const wantsNew = flag(body, 'new');
    const isUpsert = flag(body, 'upsert');
    if (isRemoval ? update || wantsNew || isUpsert : !update)
      throw new CommandError(
        9,
        'Specify either remove=true or an update, which alone accepts upsert and new',
      );
    return runWrite(call, 'findAndModify', (writer) => {
      const [found] = writer.find(filter, 1);
      if (!update) {
        if (found) writer.remove(found);
        return { lastErrorObject: { n: found ? 1 : 0 }, value: found?.doc ?? null, ok: 1 };
      }
      if (found) {
        const before = found.doc;
        const after = writer.update(found, update);
        const lastErrorObject = { n: 1, updatedExisting: true };
        return { lastErrorObject, value: wantsNew ? after : before, ok: 1 };
      }
      if (!isUpsert) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null, ok: 1 };
      const inserted = writer.upsert(filter, update);
      const lastErrorObject = { n: 1, updatedExisting: false, upserted: getField(inserted, '_id') };
      return { lastErrorObject, value: wantsNew ? inserted : null, ok: 1 };
    });
  },
};
