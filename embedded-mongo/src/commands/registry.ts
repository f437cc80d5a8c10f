import { sessionId } from '../session/session';
import { createIndexes, dropDatabase } from './definitions';
import type { Command } from './command';
import { arrayField } from './fields';
import { getMore, killCursors } from './cursors';
import { deleteCommand } from './delete';
import { findAndModify } from './find-and-modify';
import { insert } from './insert';
import { aggregate } from './aggregate';
import { count, find } from './read';
import { update } from './update';

const endSessions: Command = {
  fields: [],
  inTransaction: false,
  run: ({ engine, body }) => {
    engine.sessions.end(arrayField(body, 'endSessions').map(sessionId));
    return { ok: 1 };
  },
};

/** Every command except the handshake and the two that end a transaction. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    aggregate,
    count,
    createIndexes,
    delete: deleteCommand,
    dropDatabase,
    endSessions,
    find,
    findAndModify,
    getMore,
    insert,
    killCursors,
    update,
  }),
);
