import { CommandError } from '../errors';
import { type Session, sessionId } from '../session/session';
import { BlockedError, writeConflict } from '../store/transaction';
import { type Doc, isNumber } from '../values/types';
import { assertCommandFields, type Call, type Engine } from './command';
import { assertConcerns } from './concerns';
import { commands } from './registry';

/** Runs one command and returns its reply; errors for the client are thrown as CommandError. */
export async function dispatch(engine: Engine, database: string, body: Doc): Promise<Doc> {
  const call: Call = { engine, database, body };
  assertConcerns(body);
  const session = body['lsid'] === undefined ? undefined : engine.sessions.get(sessionId(body['lsid']));
  const { txnNumber } = body;
  if (session && txnNumber !== undefined) {
    if (!isNumber(txnNumber)) throw new CommandError(14, 'txnNumber must be a number');
    const isTransaction = body['autocommit'] === false;
    return session.runExclusive(() =>
      isTransaction
        ? runInTransaction(call, session, txnNumber)
        : runRetryableWrite(call, session, txnNumber),
    );
  }
  if (body['autocommit'] !== undefined || txnNumber !== undefined)
    throw new CommandError(72, 'Transaction numbers are only allowed with a session');
  return run(call);
}

function commandName(body: Doc): string {
  return Object.keys(body)[0] ?? '';
}

async function run(call: Call): Promise<Doc> {
  const name = commandName(call.body);
  const command = commands.get(name);
  if (!command) throw new CommandError(59, `no such command: '${name}'`);
  if (call.transaction && !command.inTransaction)
    throw new CommandError(263, `Cannot run '${name}' in a multi-document transaction.`);
  assertCommandFields(name, command, call.body);
  return command.run(call);
}

async function runRetryableWrite(call: Call, session: Session, number: number): Promise<Doc> {
  assertNotOlder(session, number);
  if (number === session.txnNumber) {
    if (session.state !== 'retryable')
      throw new CommandError(251, `Transaction ${number} is not a retryable write`);
    if (session.reply) return session.reply;
  } else {
    session.end(call.engine.store, 'retryable');
    session.txnNumber = number;
    session.reply = undefined;
  }
  return run({ ...call, retryable: session });
}

async function runInTransaction(call: Call, session: Session, number: number): Promise<Doc> {
  const { store } = call.engine;
  const name = commandName(call.body);
  if (call.body['startTransaction'] === true) start(call.engine, session, number);
  else assertCurrent(session, number, name);
  if (name === 'commitTransaction') return commit(call.engine, session);
  if (name === 'abortTransaction') {
    session.end(store, 'aborted');
    return { ok: 1 };
  }
  try {
    const reply = await run({ ...call, transaction: session.transaction });
    if (reply['writeErrors'] !== undefined) session.end(store, 'aborted');
    return reply;
  } catch (error) {
    session.end(store, 'aborted');
    throw error instanceof BlockedError ? writeConflict() : error;
  }
}

function start(engine: Engine, session: Session, number: number): void {
  assertNotOlder(session, number);
  if (number === session.txnNumber)
    throw new CommandError(
      117,
      'Only servers in a sharded cluster can start a new transaction at the active transaction number',
    );
  session.end(engine.store, 'open');
  session.txnNumber = number;
  session.reply = undefined;
  session.startedAt = Date.now();
  session.transaction = engine.store.begin(true);
}

function assertCurrent(session: Session, number: number, name: string): void {
  assertNotOlder(session, number);
  if (number === session.txnNumber && session.state === 'open') return;
  if (number === session.txnNumber && session.state === 'committed') {
    if (name === 'commitTransaction') return;
    throw new CommandError(256, `Transaction with { txnNumber: ${number} } has been committed.`);
  }
  throw new CommandError(
    251,
    `Given transaction number ${number} does not match any in-progress transactions.`,
  );
}

async function commit(engine: Engine, session: Session): Promise<Doc> {
  const { transaction } = session;
  if (!transaction) return { ok: 1 };
  session.transaction = undefined;
  session.state = 'aborted';
  await engine.store.commit(transaction);
  session.state = 'committed';
  return { ok: 1 };
}

function assertNotOlder(session: Session, number: number): void {
  if (number >= session.txnNumber) return;
  throw new CommandError(
    225,
    `Cannot start transaction ${number} on session ${session.id} because a newer transaction ${session.txnNumber} has already started.`,
  );
}
