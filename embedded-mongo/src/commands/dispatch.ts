import { CommandError } from '../errors';
import type { Engine } from './engine';
import { type Session, sessionId } from '../session/session';
import { BlockedError, writeConflict } from '../store/transaction';
import { type Doc, isNumber } from '../values/types';
import { aggregate } from './aggregate';
import type { Call, Command } from './command';
import { assertConcerns } from './concerns';
import { getMore, killCursors } from './cursors';
import { createIndexes, dropDatabase } from './definitions';
import { arrayField, assertFields } from './fields';
import { count, find } from './find';
import { findAndModify } from './find-and-modify';
import { deleteCommand, insert, update } from './write-batch';

const endSessions: Command = {
  fields: [],
  inTransaction: false,
  run: ({ engine, body }) => {
    engine.sessions.end(arrayField(body, 'endSessions').map(sessionId));
    return { ok: 1 };
  },
};

/** Every command except the handshake and the two that end a transaction. */
const commands: ReadonlyMap<string, Command> = new Map(
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

const transactionFields = ['lsid', 'txnNumber', 'autocommit', 'startTransaction'];
const commonFields = [...transactionFields, '$db', '$readPreference', 'readConcern', 'writeConcern'];

/** Runs a command and returns its reply; errors for the client are thrown as CommandError. */
export async function dispatch(engine: Engine, database: string, body: Doc): Promise<Doc> {
  const call: Call = { engine, database, body };
  assertConcerns(body);
  const { lsid, txnNumber, autocommit } = body;
  const session = lsid === undefined ? undefined : engine.sessions.get(sessionId(lsid));
  if (session && isNumber(txnNumber)) {
    const runInSession = autocommit === false ? runInTransaction : runRetryableWrite;
    return session.runExclusive(() => runInSession(call, session, txnNumber));
  }
  if (autocommit !== undefined || txnNumber !== undefined)
    throw new CommandError(
      72,
      'Transactions and retryable writes require a session and a transaction number',
    );
  return run(call);
}

/** The name of a command: its first field. */
export function commandName(body: Doc): string {
  return Object.keys(body)[0] ?? '';
}

async function run(call: Call): Promise<Doc> {
  const name = commandName(call.body);
  const command = commands.get(name);
  if (!command) throw new CommandError(59, `no such command: '${name}'`);
  if (call.transaction && !command.inTransaction)
    throw new CommandError(263, `Cannot run '${name}' in a multi-document transaction.`);
  assertFields(name, call.body, [name, ...commonFields, ...command.fields]);
  return command.run(call);
}

async function runRetryableWrite(call: Call, session: Session, txnNumber: number): Promise<Doc> {
  if (txnNumber !== session.txnNumber) session.begin(txnNumber, 'retryable');
  else if (session.state !== 'retryable')
    throw new CommandError(251, `Transaction ${txnNumber} is not a retryable write.`);
  return session.reply ?? run({ ...call, retryable: session });
}

async function runInTransaction(call: Call, session: Session, txnNumber: number): Promise<Doc> {
  const name = commandName(call.body);
  if (call.body['startTransaction'] === true) session.begin(txnNumber, 'open');
  assertInProgress(session, txnNumber, name);
  if (name === 'commitTransaction') await session.commit();
  if (name === 'abortTransaction') session.abort();
  if (name === 'commitTransaction' || name === 'abortTransaction') return { ok: 1 };
  try {
    const reply = await run({ ...call, transaction: session.transaction });
    if (reply['writeErrors'] !== undefined) session.abort();
    return reply;
  } catch (error) {
    session.abort();
    throw error instanceof BlockedError ? writeConflict() : error;
  }
}

function assertInProgress(session: Session, txnNumber: number, name: string): void {
  const isCurrent = txnNumber === session.txnNumber;
  if (isCurrent && session.state === 'open') return;
  const isCommitted = isCurrent && session.state === 'committed';
  if (isCommitted && name === 'commitTransaction') return;
  // Code 251 makes the client retry the transaction, which must not happen after a commit.
  const code = txnNumber < session.txnNumber ? 225 : isCommitted ? 256 : 251;
  throw new CommandError(code, `Transaction ${txnNumber} is not in progress.`);
}
