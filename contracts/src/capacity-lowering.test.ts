import { describe, expect, it } from 'vitest';
import { capacityLowering } from './capacity-lowering';

const state = (maxCapacity?: number) => (maxCapacity === undefined ? null : { maxCapacity });
const change = (before?: number, after?: number, at = '2026-03-02T09:00:00.000Z') => ({
  at,
  actor: { _id: 'a', name: 'Marta Kowalska' },
  before: state(before),
  after: state(after),
});
const renamed = { ...change(), before: { name: 'Noor' }, after: { name: 'Noor Haddad' } };

describe('who lowered a max capacity', () => {
  it('is in the latest change of it, whatever else was changed since', () => {
    expect(capacityLowering([renamed, change(100, 80), change(90, 100)], 80)).toEqual({
      from: 100,
      by: 'Marta Kowalska',
      at: '2026-03-02T09:00:00.000Z',
    });
  });

  it.each([
    ['it was raised last', [change(60, 80), change(100, 60)]],
    ['it was so from the beginning', [renamed, change(undefined, 80)]],
    ['the engineer was deleted and restored', [change(undefined, 80), change(80), change(100, 80)]],
    ['nothing is known of it', [renamed]],
    ['it is another one by now', [change(100, 70)]],
  ])('is nobody if %s', (_case, changes) => {
    expect(capacityLowering(changes, 80)).toBeNull();
  });
});
