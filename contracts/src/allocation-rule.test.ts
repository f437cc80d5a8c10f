import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacityMessage, checkAllocation, raisesLoad } from './allocation-rule';
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
    ['up to the maximum without other assignments', 100, [], march(100)],
    ['assignments that do not overlap', 100, [march(60)], allocation(50, '2026-04-01', '2026-04-30')],
    [
      'the remainder of the busiest day, not of the sum of all assignments',
      100,
      [allocation(60, '2026-03-01', '2026-03-10'), allocation(30, '2026-03-11', '2026-03-20')],
      march(40),
    ],
    [
      'an assignment after another one has ended',
      100,
      [allocation(80, '2026-01-01', '2026-03-09')],
      march(20),
    ],
    ['0% while over capacity, because it adds no load', 80, [march(50), march(50)], march(0)],
  ];
  it.each(accepted)('accepts %s', (_, maxCapacity, others, requested) => {
    expect(checkAllocation({ maxCapacity, load: loadCurve(others), requested })).toBeNull();
  });

  const rejected: [string, number, Allocation[], Allocation, [number, number, number]][] = [
    ['an overlap in the middle', 100, [march(60)], allocation(50, '2026-03-10', '2026-03-20'), [40, 60, 100]],
    ['a single shared day', 100, [march(60)], allocation(50, '2026-03-31', '2026-04-05'), [40, 60, 100]],
    [
      'more than the peak of two overlapping assignments allows',
      100,
      [allocation(60, '2026-03-01', '2026-03-10'), allocation(30, '2026-03-05', '2026-03-20')],
      march(20),
      [10, 90, 100],
    ],
    ['1% for a fully allocated half-time engineer', 50, [march(50)], march(1), [0, 50, 50]],
    ['more for an engineer whose maximum was lowered', 80, [march(50), march(50)], march(10), [0, 100, 80]],
  ];
  it.each(rejected)('rejects %s', (_, maxCapacity, others, requested, [remaining, current, max]) => {
    expect(checkAllocation({ maxCapacity, load: loadCurve(others), requested })).toEqual({
      remaining,
      currentAllocation: current,
      maxCapacity: max,
      message: `Engineer only has ${remaining}% capacity remaining. Current allocation: ${current}%, Max capacity: ${max}%`,
    });
  });

  describe('with only a weekend in the way', () => {
    // Mar 14, 2026 is a Saturday.
    const full = (startDate: string, endDate: string) => allocation(100, startDate, endDate);
    const refuse = (others: Allocation[], requested: Allocation) =>
      checkAllocation({ maxCapacity: 100, load: loadCurve(others), requested });

    const suggested: [string, Allocation, Allocation, string, [string, string]][] = [
      [
        'starts on Saturday, while another one ends on Sunday',
        full('2026-03-02', '2026-03-15'),
        full('2026-03-14', '2026-03-31'),
        'Only a weekend is in the way (Mar 14, 2026 – Mar 15, 2026): start on Monday, Mar 16, 2026.',
        ['2026-03-16', '2026-03-31'],
      ],
      [
        'starts on Saturday, while another one ends on it',
        full('2026-03-02', '2026-03-14'),
        full('2026-03-14', '2026-03-31'),
        'Only a weekend is in the way (Mar 14, 2026): start on Monday, Mar 16, 2026.',
        ['2026-03-16', '2026-03-31'],
      ],
      [
        'ends on Sunday, while another one starts on it',
        full('2026-03-15', '2026-03-31'),
        full('2026-03-02', '2026-03-15'),
        'Only a weekend is in the way (Mar 15, 2026): end on Friday, Mar 13, 2026.',
        ['2026-03-02', '2026-03-13'],
      ],
    ];
    it.each(suggested)('suggests the working days to one that %s', (_, other, requested, text, dates) => {
      const [startDate, endDate] = dates;
      expect(refuse([other], requested)).toMatchObject({
        message: `${capacityMessage(0, 100, 100)}. ${text}`,
        weekend: { suggestion: { startDate, endDate } },
      });
    });

    it('suggests nothing for weekends between the first and the last working day, but names them', () => {
      const others = [full('2026-03-07', '2026-03-08'), full('2026-03-14', '2026-03-14')];
      const found = refuse(others, full('2026-03-02', '2026-03-31'));
      expect(found?.message).toContain(
        'Only weekends are in the way (Mar 7, 2026 – Mar 8, 2026, and 1 more).',
      );
      expect(found?.weekend?.suggestion).toBeUndefined();
    });

    it('says nothing of a weekend if a working day is in the way too, or is not asked for', () => {
      expect(
        refuse([full('2026-03-02', '2026-03-16')], full('2026-03-14', '2026-03-31'))?.weekend,
      ).toBeUndefined();
      expect(
        refuse([full('2026-03-02', '2026-03-16')], full('2026-03-14', '2026-03-15'))?.weekend,
      ).toBeUndefined();
    });
  });

  it('rejects exactly the allocations that would exceed the maximum on some day', () => {
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
        (existing, proposed, maxCapacity) => {
          const others = existing.map(toAllocation);
          const requested = toAllocation(proposed);
          const days = Array.from({ length: 60 }, (_, index) => addDays('2026-03-01', index));
          const isExceeded = days.some(
            (day) =>
              loadOn(loadCurve([requested]), day) > 0 &&
              loadOn(loadCurve([...others, requested]), day) > maxCapacity,
          );
          expect(checkAllocation({ maxCapacity, load: loadCurve(others), requested }) !== null).toBe(
            isExceeded,
          );
        },
      ),
    );
  });
});

describe('an edit', () => {
  it('does not count against itself', () => {
    expect(
      checkAllocation({ maxCapacity: 100, load: loadCurve([]), requested: march(100), current: march(60) }),
    ).toBeNull();
  });

  it('is accepted while over capacity if it increases the load on no day', () => {
    const request = { maxCapacity: 80, load: loadCurve([march(50)]), current: march(50) };
    expect(checkAllocation({ ...request, requested: march(40) })).toBeNull();
    expect(checkAllocation({ ...request, requested: march(50) })).toBeNull();
    expect(checkAllocation({ ...request, requested: allocation(50, '2026-03-02', '2026-03-30') })).toBeNull();
  });

  it('is checked for all of its dates if it increases the load on any day', () => {
    const request = { maxCapacity: 80, load: loadCurve([march(50)]), current: march(50) };
    expect(checkAllocation({ ...request, requested: march(51) })?.remaining).toBe(30);
    expect(
      checkAllocation({ ...request, requested: allocation(40, '2026-03-01', '2026-04-01') })?.remaining,
    ).toBe(30);
  });
});

describe('whether load rises', () => {
  const dates = fc.tuple(fc.nat(20), fc.nat(8)).map(([first, length]) => ({
    startDate: addDays('2026-03-01', first),
    endDate: addDays('2026-03-01', first + length),
  }));
  const share = fc.record({ dates, percentage: fc.nat(100) });
  const shares = fc
    .array(share, { maxLength: 4 })
    .map((list) => list.map((each) => ({ ...each.dates, allocationPercentage: each.percentage })));

  it('is what comparing every day says', () => {
    fc.assert(
      fc.property(shares, shares, (before, after) => {
        const curves = [loadCurve(before), loadCurve(after)] as const;
        const days = Array.from({ length: 40 }, (_, index) => addDays('2026-03-01', index));
        const rises = days.some((day) => loadOn(curves[1], day) > loadOn(curves[0], day));
        expect(raisesLoad(...curves)).toBe(rises);
      }),
    );
  });

  it('is not so for a split, nor for its reverse', () => {
    const split = [allocation(60, '2026-03-01', '2026-03-10'), allocation(60, '2026-03-11', '2026-03-31')];
    expect(raisesLoad(loadCurve([march(60)]), loadCurve(split))).toBe(false);
    expect(raisesLoad(loadCurve(split), loadCurve([march(60)]))).toBe(false);
    expect(raisesLoad(loadCurve([march(60)]), loadCurve([march(61)]))).toBe(true);
  });
});
