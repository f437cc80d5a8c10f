import { Binary } from 'bson';
import { CommandError } from '../errors';
import type { Store } from '../store/store';
import type { Transaction } from '../store/transaction';
import { type Doc, isDoc } from '../values/types';

type State = 'none' | 'retryable' | 'open' | 'committed' | 'aborted';

/** A client's logical session with its open transaction or the reply to its last retryable write. */
export class Session {
  readonly #store: Store;
  txnNumber = -1;
  state: State = 'none';
  transaction: Transaction | undefined;
  startedAt = 0;
  lastUsedAt = 0;
  /** The reply to the last retryable write. It need not survive a restart, which ends the driver's session too. */
  reply: Doc | undefined;
  #lastCommand: Promise<unknown> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Runs the commands of a session one at a time, so that a retry waits for the first attempt. */
  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#lastCommand.then(work);
    this.#lastCommand = result.catch(() => undefined);
    return result;
  }

  /** Advances to a new transaction number, for a retryable write or a transaction. */
  begin(txnNumber: number, state: 'retryable' | 'open'): void {
    if (txnNumber <= this.txnNumber)
      throw new CommandError(225, `Transaction ${txnNumber} is not newer than ${this.txnNumber}.`);
    this.abort();
    this.txnNumber = txnNumber;
    this.state = state;
    this.reply = undefined;
    this.startedAt = Date.now();
    if (state === 'open') this.transaction = this.#store.begin(true);
  }

  /** Commits the open transaction; repeating a commit has no effect. */
  async commit(): Promise<void> {
    const { transaction } = this;
    if (!transaction) return;
    this.transaction = undefined;
    this.state = 'aborted';
    await this.#store.commit(transaction);
    this.state = 'committed';
  }

  /** Aborts the open transaction, if there is one. */
  abort(): void {
    if (!this.transaction) return;
    this.#store.abort(this.transaction);
    this.transaction = undefined;
    this.state = 'aborted';
  }
}

const idleMs = 30 * 60_000;
const transactionLifetimeMs = 60_000;

export class Sessions {
  readonly #store: Store;
  readonly #byId = new Map<string, Session>();

  constructor(store: Store) {
    this.#store = store;
  }

  get(id: string): Session {
    const session = this.#byId.get(id) ?? new Session(this.#store);
    session.lastUsedAt = Date.now();
    this.#byId.set(id, session);
    return session;
  }

  end(ids: Iterable<string>): void {
    for (const id of ids) this.#byId.get(id)?.abort();
  }

  /** Aborts transactions that have been open for too long and removes idle sessions. */
  expire(now: number): void {
    for (const [id, session] of this.#byId) {
      if (now - session.startedAt > transactionLifetimeMs) session.abort();
      if (!session.transaction && now - session.lastUsedAt > idleMs) this.#byId.delete(id);
    }
  }

  abortAll(): void {
    this.end(this.#byId.keys());
  }
}

/** Parses the id that a client has assigned to its session. */
export function sessionId(lsid: unknown): string {
  if (isDoc(lsid) && lsid['id'] instanceof Binary && lsid['id'].length() === 16)
    return lsid['id'].toString('hex');
  throw new CommandError(14, "lsid must be an object with a UUID as its 'id'");
}
