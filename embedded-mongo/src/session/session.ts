import { Binary } from 'bson';
import { CommandError } from '../errors';
import type { Store } from '../store/store';
import type { Transaction } from '../store/transaction';
import { type Doc, getField, isDoc } from '../values/kinds';

type State = 'none' | 'retryable' | 'open' | 'committed' | 'aborted';

/** One logical session of a client: its open transaction, or the reply of its last retryable write. */
export class Session {
  readonly id: string;
  txnNumber = -1;
  state: State = 'none';
  transaction: Transaction | undefined;
  startedAt = 0;
  lastUsedAt = Date.now();
  reply: Doc | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(id: string) {
    this.id = id;
  }

  /** A retry waits for the first attempt: commands of a session run one after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /** What is kept on disk, so that a retry after a restart is recognised. */
  record(reply: Doc | undefined): Doc {
    return { lsid: this.id, txnNumber: this.txnNumber, at: Date.now(), ...(reply && { reply }) };
  }

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

  constructor(store: Store, records: readonly Doc[]) {
    this.#store = store;
    for (const record of records) this.#restore(record);
  }

  #restore(record: Doc): void {
    const session = this.of(String(record['lsid']));
    session.txnNumber = Number(record['txnNumber']);
    session.lastUsedAt = Number(record['at']);
    const reply = getField(record, 'reply');
    session.reply = isDoc(reply) ? reply : undefined;
    session.state = session.reply ? 'retryable' : 'committed';
  }

  of(id: string): Session {
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

  /** Ends what nobody will continue: transactions open for too long, sessions unused for too long. */
  sweep(now: number): void {
    for (const [id, session] of this.#byId) {
      if (session.state === 'open' && now - session.startedAt > transactionLifetimeMs) {
        session.end(this.#store, 'aborted');
      }
      if (session.state !== 'open' && now - session.lastUsedAt > idleMs) this.#byId.delete(id);
    }
  }

  abortAll(): void {
    this.end([...this.#byId.keys()]);
  }

  records(): Doc[] {
    return [...this.#byId.values()]
      .filter(({ state }) => state === 'retryable' || state === 'committed')
      .map((session) => session.record(session.reply));
  }
}

/** The id that a client has given to its session. */
export function sessionId(lsid: unknown): string {
  const id = isDoc(lsid) ? lsid['id'] : undefined;
  if (id instanceof Binary && id.length() === 16) return id.toString('hex');
  throw new CommandError(2, 'lsid.id must be a UUID');
}
