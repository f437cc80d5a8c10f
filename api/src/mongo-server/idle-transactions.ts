/** An open transaction between two commands, as `$currentOp` reports it. */
export interface IdleTransaction {
  lsid: { id: { toString(encoding: 'hex'): string } };
  transaction: {
    parameters: { txnNumber: number | bigint | { toString(): string } };
    /** Both count since the transaction began. */
    timeActiveMicros: number;
    timeInactiveMicros: number;
  };
}

/**
 * Finds transactions that have run no command for longer than `limitMs`, by comparing successive reports of the server:
 * it reports the sum of a transaction's pauses, which may consist of many short ones.
 */
export class IdleTransactions {
  readonly #limitMicros: number;
  /** When a transaction was first seen in its current pause. */
  #pauses = new Map<string, { timeActiveMicros: number; timeInactiveMicros: number }>();

  constructor(limitMs: number) {
    this.#limitMicros = limitMs * 1000;
  }

  /** @param current every transaction that is idle now */
  abandonedAmong<Reported extends IdleTransaction>(current: readonly Reported[]): Reported[] {
    const before = this.#pauses;
    this.#pauses = new Map();
    return current.filter(({ lsid, transaction }) => {
      const { timeActiveMicros, timeInactiveMicros } = transaction;
      const name = `${lsid.id.toString('hex')} ${transaction.parameters.txnNumber.toString()}`;
      const seen = before.get(name);
      const isSamePause = seen?.timeActiveMicros === timeActiveMicros;
      const began = isSamePause ? seen : { timeActiveMicros, timeInactiveMicros };
      this.#pauses.set(name, began);
      return timeInactiveMicros - began.timeInactiveMicros > this.#limitMicros;
    });
  }
}
