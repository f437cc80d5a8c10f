import { describe, expect, it } from 'vitest';
import { IdleTransactions, type IdleTransaction } from './idle-transactions';

const report = (session: string, active: number, inactiveMs: number, txnNumber = 1): IdleTransaction => ({
  lsid: { id: Buffer.from(session) },
  transaction: {
    parameters: { txnNumber },
    timeActiveMicros: active,
    timeInactiveMicros: inactiveMs * 1000,
  },
});

describe('idle transactions', () => {
  it('are abandoned once one pause exceeds the limit', () => {
    const idle = new IdleTransactions(3000);
    expect(idle.abandonedAmong([report('a', 10, 0)])).toEqual([]);
    expect(idle.abandonedAmong([report('a', 10, 3000)])).toEqual([]);
    const late = report('a', 10, 3001);
    expect(idle.abandonedAmong([late, report('b', 10, 3001)])).toEqual([late]);
  });

  it('are not abandoned while commands run between pauses, however many', () => {
    const idle = new IdleTransactions(3000);
    for (let n = 0; n < 20; n += 1) expect(idle.abandonedAmong([report('a', n, n * 2500)])).toEqual([]);
  });

  it('are not abandoned if they were missing in between, because a command was running', () => {
    const idle = new IdleTransactions(3000);
    idle.abandonedAmong([report('a', 10, 0)]);
    idle.abandonedAmong([]);
    expect(idle.abandonedAmong([report('a', 10, 9000)])).toEqual([]);
  });

  it('are told apart within one session', () => {
    const idle = new IdleTransactions(3000);
    idle.abandonedAmong([report('a', 10, 0, 1)]);
    expect(idle.abandonedAmong([report('a', 10, 9000, 2)])).toEqual([]);
  });
});
