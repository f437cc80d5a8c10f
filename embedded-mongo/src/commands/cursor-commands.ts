import { Long } from 'bson';
import { arrayField, type Command, countField } from './command';

export const getMore: Command = {
  fields: ['collection', 'batchSize'],
  inTransaction: true,
  run: ({ engine, database, body }) => {
    const namespace = `${database}.${String(body['collection'])}`;
    return engine.cursors.next(body['getMore'], namespace, countField(body, 'batchSize') || undefined);
  },
};

export const killCursors: Command = {
  fields: ['cursors'],
  inTransaction: true,
  run: ({ engine, body }) => {
    const ids = arrayField(body, 'cursors');
    const killed = ids.filter((id) => engine.cursors.kill(id));
    const longs = (list: readonly unknown[]) => list.map((id) => Long.fromNumber(Number(id)));
    const cursorsNotFound = longs(ids.filter((id) => !killed.includes(id)));
    return { cursorsKilled: longs(killed), cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};
