import { CommandError } from '../errors';
import { type Session, sessionId } from '../session/session';
import { BusyError, writeConflict } from '../store/transaction';
import { type Doc, isDoc, isNumber } from '../values/kinds';
import { assertCommandFields, type Call, type Engine } from './command';
import { commands } from './registry';

/** Answers one command; errors are thrown as CommandError. */
export async function dispatch(engine: Engine, database: string, body: Doc): Promise<Doc> {
  const call: Call = { engine, database, body };
  assertConcerns(body);
  const session = body['lsid'] === undefined ? undefined : engine.sessions.of(sessionId(body['lsid']));
  const { txnNumber } = body;
  if (session && txnNumber !== undefined) {
    if (!isNumber(txnNumber)) throw new CommandError(14, 'txnNumber must be a number');
    const isTransaction = body['autocommit'] === false;
    return session.inTurn(() =>
      isTransaction ? inTransaction(call, session, txnNumber) : retryable(call, session, txnNumber),
    );
  }
  if (body['autocommit'] !== undefined || txnNumber !== undefined) {
    throw new CommandError(72, 'Transaction numbers are only allowed with a session');
  }
  return run(call);
}

const readConcerns = new Set<unknown>([undefined, 'local', 'majority', 'snapshot']);

/** With one node every concern that it can fulfil is fulfilled anyway. */
function assertConcerns(body: Doc): void {
  const write = body['writeConcern'];
  const w = isDoc(write) ? write['w'] : undefined;
  if (w !== undefined && w !== 'majority' && !(isNumber(w) && w <= 1)) {
    throw new CommandError(100, 'Not enough data-bearing nodes');
  }
  const read = body['readConcern'];
  if (isDoc(read) && !readConcerns.has(read['level']))
    throw new CommandError(9, `The readConcern level ${String(read['level'])} is not known`);
}

function commandName(body: Doc): string {
  return Object.keys(body)[0] ?? '';
}

async function run(call: Call): Promise<Doc> {
  const name = commandName(call.body);
  const command = commands.get(name);
  if (!command) throw new CommandError(59, `no such command: '${name}'`);
  if (call.transaction && !command.inTransaction) {
    throw new CommandError(263, `Cannot run '${name}' in a multi-document transaction.`);
  }
  assertCommandFields(name, command, call.body);
  return command.run(call);
}

async function retryable(call: Call, session: Session, number: number): Promise<Doc> {
  if (number < session.txnNumber) throw tooOld(session, number);
  if (number === session.txnNumber) {
    if (session.state === 'retryable' && session.reply) return session.reply;
    if (session.state !== 'retryable')
      throw new CommandError(251, `Transaction ${number} is not a retryable write`);
  } else {
    session.end(call.engine.store, 'retryable');
    session.txnNumber = number;
    session.reply = undefined;
  }
  return run({ ...call, retryable: session });
}

async function inTransaction(call: Call, session: Session, number: number): Promise<Doc> {
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
    throw error instanceof BusyError ? writeConflict() : error;
  }
}

function start(engine: Engine, session: Session, number: number): void {
  if (number < session.txnNumber) throw tooOld(session, number);
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
  if (number < session.txnNumber) throw tooOld(session, number);
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
  await engine.store.commit(transaction, session.record(undefined));
  session.state = 'committed';
  return { ok: 1 };
}

function tooOld(session: Session, number: number): CommandError {
  return new CommandError(
    225,
    `Cannot start transaction ${number} on session ${session.id} because a newer transaction ${session.txnNumber} has already started.`,
  );
}
