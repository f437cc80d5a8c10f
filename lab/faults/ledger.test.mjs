import { describe, expect, it } from 'vitest';
import { Ledger } from './ledger.mjs';

const created = { role: 'a 1', allocationPercentage: 5, version: 1 };
const edited = { role: 'a 2', allocationPercentage: 6, version: 2 };

describe('the ledger of writes', () => {
  it('finds an acknowledged write that is lost, changed, or stored twice', () => {
    const ledger = new Ledger();
    ledger.acknowledge('a', created, '1');
    expect(ledger.compare([{ _id: '1', ...created }])).toEqual([]);
    expect(ledger.compare([])).toHaveLength(1);
    expect(ledger.compare([{ _id: '2', ...created }])).toHaveLength(1);
    expect(ledger.compare([{ _id: '1', ...created, version: 2 }])).toHaveLength(1);
    expect(
      ledger.compare([
        { _id: '1', ...created },
        { _id: '2', ...created },
      ]),
    ).toEqual(['a was created 2 times']);
  });

  it('finds an edit that was acknowledged and then undone, and a deletion', () => {
    const ledger = new Ledger();
    ledger.acknowledge('a', created, '1');
    ledger.acknowledge('a', edited, '1');
    expect(ledger.compare([{ _id: '1', ...created }])).toHaveLength(1);
    ledger.acknowledge('a', null, '1');
    expect(ledger.compare([{ _id: '1', ...edited }])).toHaveLength(1);
    expect(ledger.compare([])).toEqual([]);
  });

  it('accepts a write without a clear answer as done or not, and nothing else', () => {
    const ledger = new Ledger();
    ledger.acknowledge('a', created, '1');
    ledger.doubt('a', edited);
    ledger.doubt('b', { ...created, role: 'b 1' });
    expect(ledger.compare([{ _id: '1', ...created }])).toEqual([]);
    expect(
      ledger.compare([
        { _id: '1', ...edited },
        { _id: '2', ...created, role: 'b 1' },
      ]),
    ).toEqual([]);
    expect(ledger.compare([])).toHaveLength(1);
  });

  it('finds what nobody has written', () => {
    expect(new Ledger().compare([{ _id: '1', ...created }])).toEqual(['a was never written']);
  });
});
