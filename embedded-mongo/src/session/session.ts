import { Binary } from 'bson';
import { CommandError } from '../errors';
import type { Store } from '../store/store';
import type { Transaction } from '../store/transaction';
import { type Doc, isDoc } from '../values/types';

type State = 'none' | 'retryable' | 'open' | 'committed' | 'aborted';

/** A client's logical session, with its open transaction or the reply to its last retryable write. */
export class Session {
  readonly id: string;
  txnNumber = -1;
  state: State = 'none';
  transaction: Transaction | undefined;
  startedAt = 0;
  lastUsedAt = Date.now();
  /** The reply to the last retryable write. It need not survive a restart, which ends the driver's session too. */
  reply: Doc | undefined;
  #lastCommand: Promise<unknown> = Promise.resolve();

  constructor(id: string) {
    this.id = id;
  }

  /** Runs the commands of a session one at a time, so that a retry waits for the first attempt. */
  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#lastCommand.then(work);
    this.#lastCommand = result.catch(() => undefined);
    return result;
  }

  /** Aborts the open transaction, if there is one. */
  end(store: Store, state: State): void {
    if (this.transaction) store.abort(this.transaction);
    this.transaction = undefined;
    this.state = state;
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
    const session = this.#byId.get(id) ?? new Session(id);
    session.lastUsedAt = Date.now();
    this.#byId.set(id, session);
    return session;
  }

  end(ids: readonly string[]): void {
    for (const id of ids) {
      const session = this.#byId.get(id);
      if (session?.state === 'open') session.end(this.#store, 'aborted');
    }
  }

  /** Aborts transactions that have been open for too long and forgets sessions that are no longer used. */
  expire(now: number): void {
    for (const [id, session] of this.#byId) {
      if (session.state === 'open' && now - session.startedAt > transactionLifetimeMs)
        session.end(this.#store, 'aborted');
      if (session.state !== 'open' && now - session.lastUsedAt > idleMs) this.#byId.delete(id);
    }
  }

  abortAll(): void {
    this.end([...this.#byId.keys()]);
  }
}

/** The id that a client has given its session. */
export function sessionId(lsid: unknown): string {
  if (!isDoc(lsid)) throw new CommandError(14, 'lsid must be an object');
  const { id } = lsid;
  if (id instanceof Binary && id.length() === 16) return id.toString('hex');
  throw new CommandError(2, 'lsid.id must be a UUID');
}
