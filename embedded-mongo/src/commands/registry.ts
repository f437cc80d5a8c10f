import { create, drop, dropDatabase, listCollections } from './catalogue';
import type { Command } from './command';
import { deleteCommand } from './delete';
import { explain } from './explain';
import { findAndModify } from './find-and-modify';
import { createIndexes, dropIndexes, listIndexes } from './indexes';
import { insert } from './insert';
import { aggregate, count, distinct, find, getMore, killCursors } from './read';
import { buildInfo, ping } from './server-info';
import { endSessions, refreshSessions } from './session-commands';
import { update } from './update';

/** Every command that the store knows, besides the handshake and the two that end a transaction. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    aggregate,
    buildInfo,
    buildinfo: buildInfo,
    count,
    create,
    createIndexes,
    delete: deleteCommand,
    distinct,
    drop,
    dropDatabase,
    dropIndexes,
    endSessions,
    explain,
    find,
    findAndModify,
    findandmodify: findAndModify,
    getMore,
    insert,
    killCursors,
    listCollections,
    listIndexes,
    ping,
    refreshSessions,
    update,
  }),
);
