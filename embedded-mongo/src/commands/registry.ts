import { sessionId } from '../session/session';
import { createIndexes, dropDatabase } from './catalogue';
import { arrayField, type Command } from './command';
import { getMore, killCursors } from './cursors';
import { deleteCommand } from './delete';
import { explain } from './explain';
import { findAndModify } from './find-and-modify';
import { insert } from './insert';
import { aggregate, count, distinct, find } from './read';
import { update } from './update';

const endSessions: Command = {
  fields: [],
  inTransaction: false,
  run: ({ engine, body }) => {
    engine.sessions.end(arrayField(body, 'endSessions').map(sessionId));
    return { ok: 1 };
  },
};

/** Every command that the store knows, besides the handshake and the two that end a transaction. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    aggregate,
    count,
    createIndexes,
    delete: deleteCommand,
    distinct,
    dropDatabase,
    endSessions,
    explain,
    find,
    findAndModify,
    getMore,
    insert,
    killCursors,
    update,
  }),
);
