import { CommandError } from '../errors';
import { type Session, sessionId } from '../session/session';
import { BusyError } from '../store/transaction';
import { type Doc, isDoc } from '../values/kinds';
import { Long } from 'bson';
import { isNumeric } from '../values/numbers';
import { assertKnownFields, type Call, type Command, type Engine } from './command';
import { commands } from './registry';

/** Answers one command; errors are thrown as CommandError. */
export async function dispatch(engine: Engine, database: string, body: Doc): Promise<Doc> {
  const name = Object.keys(body)[0] ?? '';
  assertConcerns(body);
  const session = body['lsid'] === undefined ? undefined : engine.sessions.of(sessionId(body['lsid']));
  const txnNumber = body['txnNumber'] === undefined ? undefined : toBigInt(body['txnNumber']);
  if (session && txnNumber !== undefined) {
    return session.inTurn(() =>
      body['autocommit'] === false
        ? inTransaction(engine, database, body, name, session, txnNumber)
        : retryable(engine, database, body, name, session, txnNumber),
    );
  }
  if (body['autocommit'] !== undefined || txnNumber !== undefined) {
    throw new CommandError(72, 'Transaction numbers are only allowed with a session');
  }
  return run(
    { engine, database, body, transaction: undefined, retryable: undefined, deadline: deadlineOf(body) },
    name,
  );
}

function toBigInt(value: unknown): bigint {
  if (value instanceof Long) return value.toBigInt();
  throw new CommandError(14, 'txnNumber must be a long');
}

function deadlineOf(body: Doc): number {
  const ms = body['maxTimeMS'];
  return isNumeric(ms) && Number(ms) > 0 ? Date.now() + Number(ms) : Infinity;
}

/** With one node every concern that it can fulfil is fulfilled anyway. */
function assertConcerns(body: Doc): void {
  const concern = body['writeConcern'];
  const w = isDoc(concern) ? concern['w'] : undefined;
  if (w !== undefined && w !== 'majority' && !(isNumeric(w) && Number(w) <= 1)) {
    throw new CommandError(100, 'Not enough data-bearing nodes');
  }
  const read = body['readConcern'];
  const level = isDoc(read) ? read['level'] : undefined;
  if (level === undefined || levels.has(level)) return;
  throw new CommandError(9, `readConcern.level must be one of ${[...levels].join(', ')}`);
}

const levels = new Set<unknown>(['local', 'available', 'majority', 'snapshot', 'linearizable']);

async function run(call: Call, name: string): Promise<Doc> {
  const command = lookUp(name);
  if (call.transaction && !command.inTransaction) {
    throw new CommandError(263, `Cannot run '${name}' in a multi-document transaction.`);
  }
  assertKnownFields(name, command, call.body);
  return command.run(call);
}

function lookUp(name: string): Command {
  const command = commands.get(name);
  if (!command) throw new CommandError(59, `no such command: '${name}'`);
  return command;
}

async function retryable(
  engine: Engine,
  database: string,
  body: Doc,
  name: string,
  session: Session,
  number: bigint,
): Promise<Doc> {
  if (number < session.txnNumber) throw tooOld(session, number);
  if (number === session.txnNumber) {
    if (session.state === 'retryable' && session.reply) return session.reply;
    if (session.state !== 'retryable')
      throw new CommandError(251, `Transaction ${number} is not a retryable write`);
  } else {
    session.end(engine.store, 'retryable');
    session.txnNumber = number;
    session.reply = undefined;
  }
  return run(
    { engine, database, body, transaction: undefined, retryable: session, deadline: deadlineOf(body) },
    name,
  );
}

async function inTransaction(
  engine: Engine,
  database: string,
  body: Doc,
  name: string,
  session: Session,
  number: bigint,
): Promise<Doc> {
  if (body['startTransaction'] === true) start(engine, session, number);
  else assertCurrent(session, number, name);
  if (name === 'commitTransaction') return commit(engine, session);
  if (name === 'abortTransaction') {
    session.end(engine.store, 'aborted');
    return { ok: 1 };
  }
  const { transaction } = session;
  try {
    const reply = await run(
      { engine, database, body, transaction, retryable: undefined, deadline: deadlineOf(body) },
      name,
    );
    if (reply['writeErrors'] !== undefined) session.end(engine.store, 'aborted');
    return reply;
  } catch (error) {
    session.end(engine.store, 'aborted');
    throw error instanceof BusyError ? writeConflict() : error;
  }
}

function writeConflict(): CommandError {
  return new CommandError(
    112,
    'WriteConflict error: this operation conflicted with another operation. Please retry your operation or multi-document transaction.',
  );
}

function start(engine: Engine, session: Session, number: bigint): void {
  if (number < session.txnNumber) throw tooOld(session, number);
  if (number === session.txnNumber)
    throw new CommandError(
      117,
      `Only servers in a sharded cluster can start a new transaction at the active transaction number`,
    );
  session.end(engine.store, 'open');
  session.txnNumber = number;
  session.reply = undefined;
  session.startedAt = Date.now();
  session.transaction = engine.store.begin(true);
}

function assertCurrent(session: Session, number: bigint, name: string): void {
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

function tooOld(session: Session, number: bigint): CommandError {
  return new CommandError(
    225,
    `Cannot start transaction ${number} on session ${session.id} because a newer transaction ${session.txnNumber} has already started.`,
  );
}
