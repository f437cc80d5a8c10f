import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAllocation } from './allocation-rule';
import { addDays } from './calendar-day';
import { loadCurve, loadOn, type Allocation } from './load-curve';

const allocation = (allocationPercentage: number, startDate: string, endDate: string): Allocation => ({
  allocationPercentage,
  startDate,
  endDate,
});
const march = (percentage: number) => allocation(percentage, '2026-03-01', '2026-03-31');

describe('the capacity rule', () => {
  const accepted: [string, number, Allocation[], Allocation][] = [
    ['anything up to the maximum on an empty calendar', 100, [], march(100)],
    ['spans that do not meet', 100, [march(60)], allocation(50, '2026-04-01', '2026-04-30')],
    [
      'what the highest day leaves, not what the sum of all leaves',
      100,
      [allocation(60, '2026-03-01', '2026-03-10'), allocation(30, '2026-03-11', '2026-03-20')],
      march(40),
    ],
    [
      'a full load from the day after the last one ended',
      100,
      [allocation(80, '2026-01-01', '2026-03-09')],
      march(20),
    ],
    ['0 % while over-allocated, for it raises no load', 80, [march(50), march(50)], march(0)],
  ];
  it.each(accepted)('accepts %s', (_, maxCapacity, others, requested) => {
    expect(checkAllocation({ maxCapacity, load: loadCurve(others), requested })).toBeNull();
  });

  const refused: [string, number, Allocation[], Allocation, [number, number, number]][] = [
    ['an overlap in the middle', 100, [march(60)], allocation(50, '2026-03-10', '2026-03-20'), [40, 60, 100]],
    ['a single shared day', 100, [march(60)], allocation(50, '2026-03-31', '2026-04-05'), [40, 60, 100]],
    [
      'by the peak where two others meet',
      100,
      [allocation(60, '2026-03-01', '2026-03-10'), allocation(30, '2026-03-05', '2026-03-20')],
      march(20),
      [10, 90, 100],
    ],
    ['1 % of a half-time engineer who is full', 50, [march(50)], march(1), [0, 50, 50]],
    ['more for an engineer whose maximum was lowered', 80, [march(50), march(50)], march(10), [0, 100, 80]],
  ];
  it.each(refused)('refuses %s', (_, maxCapacity, others, requested, [remaining, current, max]) => {
    expect(checkAllocation({ maxCapacity, load: loadCurve(others), requested })).toEqual({
      remaining,
      currentAllocation: current,
      maxCapacity: max,
      message: `Engineer only has ${remaining}% capacity remaining. Current allocation: ${current}%, Max capacity: ${max}%`,
    });
  });

  it('never leaves a day over the maximum that was not over before', () => {
    const spans = fc.tuple(
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 100 }),
    );
    const toAllocation = ([offset, length, percentage]: [number, number, number]) => {
      const startDate = addDays('2026-03-01', offset);
      return allocation(percentage, startDate, addDays(startDate, length));
    };
    fc.assert(
      fc.property(
        fc.array(spans, { maxLength: 8 }),
        spans,
        fc.integer({ min: 0, max: 100 }),
        (given, asked, maxCapacity) => {
          const others = given.map(toAllocation);
          const requested = toAllocation(asked);
          const days = Array.from({ length: 60 }, (_, index) => addDays('2026-03-01', index));
          const breaks = days.some(
            (day) =>
              loadOn(loadCurve([requested]), day) > 0 &&
              loadOn(loadCurve([...others, requested]), day) > maxCapacity,
          );
          expect(checkAllocation({ maxCapacity, load: loadCurve(others), requested }) !== null).toBe(breaks);
        },
      ),
    );
  });
});

describe('an edit', () => {
  it('does not count the assignment itself', () => {
    expect(
      checkAllocation({ maxCapacity: 100, load: loadCurve([]), requested: march(100), current: march(60) }),
    ).toBeNull();
  });

  it('is accepted while over-allocated when it raises the load of no day', () => {
    const request = { maxCapacity: 80, load: loadCurve([march(50)]), current: march(50) };
    expect(checkAllocation({ ...request, requested: march(40) })).toBeNull();
    expect(checkAllocation({ ...request, requested: march(50) })).toBeNull();
    expect(checkAllocation({ ...request, requested: allocation(50, '2026-03-02', '2026-03-30') })).toBeNull();
  });

  it('is held to the rule over the whole span once it raises the load of one day', () => {
    const request = { maxCapacity: 80, load: loadCurve([march(50)]), current: march(50) };
    expect(checkAllocation({ ...request, requested: march(51) })?.remaining).toBe(30);
    expect(
      checkAllocation({ ...request, requested: allocation(40, '2026-03-01', '2026-04-01') })?.remaining,
    ).toBe(30);
  });
});
