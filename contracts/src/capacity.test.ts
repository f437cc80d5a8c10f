import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, type DaySpan } from './calendar-day';
import { availableFrom, averageAllocation, remainingCapacity } from './capacity';
import { addAllocation, loadCurve, loadOn, loadSteps, peakLoad, type Allocation } from './load-curve';

const allocation = (allocationPercentage: number, startDate: string, endDate: string): Allocation => ({
  allocationPercentage,
  startDate,
  endDate,
});

const FIRST_DAY = '2026-02-20';
const spans = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 40 }))
  .map(([offset, length]): DaySpan => {
    const startDate = addDays(FIRST_DAY, offset);
    return { startDate, endDate: addDays(startDate, length) };
  });
const allocations = fc.array(
  fc
    .tuple(spans, fc.integer({ min: 0, max: 100 }))
    .map(([span, allocationPercentage]): Allocation => ({ ...span, allocationPercentage })),
  { maxLength: 12 },
);

/** The reference implementation: the sum of all allocations that include the day. */
function sumOn(list: readonly Allocation[], day: CalendarDay): number {
  return list
    .filter(({ startDate, endDate }) => startDate <= day && day <= endDate)
    .reduce((sum, { allocationPercentage }) => sum + allocationPercentage, 0);
}

function daysOf({ startDate, endDate }: DaySpan): string[] {
  const days: string[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
}

describe('load over days', () => {
  it('includes an assignment’s first and last day, but no day outside', () => {
    const march = loadCurve([allocation(60, '2026-03-01', '2026-03-31')]);
    expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) => loadOn(march, day))).toEqual(
      [0, 60, 60, 0],
    );
  });

  it('joins adjacent days with equal load, even across assignments', () => {
    const steps = loadSteps(
      loadCurve([allocation(50, '2026-03-01', '2026-03-10'), allocation(50, '2026-03-11', '2026-03-20')]),
      { startDate: '2026-02-27', endDate: '2026-03-20' },
    );
    expect(steps).toEqual([
      { startDate: '2026-02-27', endDate: '2026-02-28', load: 0 },
      { startDate: '2026-03-01', endDate: '2026-03-20', load: 50 },
    ]);
  });

  it('matches the day-by-day sum, in order and without gaps', () => {
    fc.assert(
      fc.property(allocations, spans, (list, span) => {
        const steps = loadSteps(loadCurve(list), span);
        expect(steps.flatMap((step) => daysOf(step).map((day) => [day, step.load]))).toEqual(
          daysOf(span).map((day) => [day, sumOn(list, day)]),
        );
        steps.slice(1).forEach((step, index) => expect(step.load).not.toBe(steps[index]?.load));
      }),
    );
  });

  it('is the same if an allocation is added later', () => {
    fc.assert(
      fc.property(
        allocations,
        spans,
        fc.integer({ min: 0, max: 100 }),
        (list, span, allocationPercentage) => {
          const added = { ...span, allocationPercentage };
          expect(addAllocation(loadCurve(list), added)).toEqual(loadCurve([...list, added]));
        },
      ),
    );
  });

  it('does not depend on the order of the allocations', () => {
    fc.assert(
      fc.property(allocations, (list) => {
        expect(loadCurve(list.toReversed())).toEqual(loadCurve(list));
      }),
    );
  });

  it('peaks at the load of the busiest day', () => {
    fc.assert(
      fc.property(allocations, spans, (list, span) => {
        const curve = loadCurve(list);
        expect(peakLoad(curve, span)).toBe(Math.max(...daysOf(span).map((day) => sumOn(list, day))));
        for (const day of daysOf(span)) expect(loadOn(curve, day)).toBe(sumOn(list, day));
      }),
    );
  });

  it('only visits changes, so it handles a span of nine thousand years', () => {
    const steps = loadSteps(loadCurve([allocation(60, '2026-03-01', '2026-03-31')]), {
      startDate: '0001-01-01',
      endDate: '9999-12-31',
    });
    expect(steps.map(({ load }) => load)).toEqual([0, 60, 0]);
  });
});

describe('figures for today', () => {
  it('never return a negative remaining capacity', () => {
    expect([remainingCapacity(100, 60), remainingCapacity(80, 100)]).toEqual([40, 0]);
  });

  it('use the latest current or future end date, including 0% assignments, as Available From', () => {
    const assignments = loadCurve([
      allocation(10, '2026-01-01', '2026-03-10'),
      allocation(0, '2026-04-01', '2026-05-31'),
      allocation(10, '2026-01-01', '2026-03-31'),
    ]);
    expect(availableFrom(assignments, '2026-03-10')).toBe('2026-05-31');
    expect(availableFrom(assignments, '2026-05-31')).toBe('2026-05-31');
  });

  it('are available now if every assignment has ended', () => {
    expect(availableFrom(loadCurve([allocation(80, '2026-01-01', '2026-03-09')]), '2026-03-10')).toBeNull();
  });

  it('round the mean of the current allocations, which is 0 for an empty roster', () => {
    expect([averageAllocation([100, 50, 0]), averageAllocation([100, 99]), averageAllocation([])]).toEqual([
      50, 100, 0,
    ]);
  });
});
