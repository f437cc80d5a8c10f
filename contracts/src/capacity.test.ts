import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, type DaySpan } from './calendar-day';
import { availableFrom, averageAllocation, findOverloads, remainingCapacity } from './capacity';
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

/** The definition: the sum of all allocations that include the day. */
function sumOn(given: readonly Allocation[], day: CalendarDay): number {
  return given
    .filter(({ startDate, endDate }) => startDate <= day && day <= endDate)
    .reduce((sum, { allocationPercentage }) => sum + allocationPercentage, 0);
}

function daysOf({ startDate, endDate }: DaySpan): string[] {
  const days: string[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
}

describe('load over days', () => {
  it('counts an assignment on its first and its last day, and on no day outside', () => {
    const march = loadCurve([allocation(60, '2026-03-01', '2026-03-31')]);
    expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) => loadOn(march, day))).toEqual(
      [0, 60, 60, 0],
    );
  });

  it('joins neighboring days of equal load, even across a change of assignments', () => {
    const steps = loadSteps(
      loadCurve([allocation(50, '2026-03-01', '2026-03-10'), allocation(50, '2026-03-11', '2026-03-20')]),
      { startDate: '2026-02-27', endDate: '2026-03-20' },
    );
    expect(steps).toEqual([
      { startDate: '2026-02-27', endDate: '2026-02-28', load: 0 },
      { startDate: '2026-03-01', endDate: '2026-03-20', load: 50 },
    ]);
  });

  it('agrees with counting day by day, without gaps and in order', () => {
    fc.assert(
      fc.property(allocations, spans, (given, span) => {
        const steps = loadSteps(loadCurve(given), span);
        expect(steps.flatMap((step) => daysOf(step).map((day) => [day, step.load]))).toEqual(
          daysOf(span).map((day) => [day, sumOn(given, day)]),
        );
        steps.slice(1).forEach((step, index) => expect(step.load).not.toBe(steps[index]?.load));
      }),
    );
  });

  it('grows by one allocation as if it had been there from the start', () => {
    fc.assert(
      fc.property(
        allocations,
        spans,
        fc.integer({ min: 0, max: 100 }),
        (given, span, allocationPercentage) => {
          const added = { ...span, allocationPercentage };
          expect(addAllocation(loadCurve(given), added)).toEqual(loadCurve([...given, added]));
        },
      ),
    );
  });

  it('is the same whatever the order of the allocations', () => {
    fc.assert(
      fc.property(allocations, (given) => {
        expect(loadCurve(given.toReversed())).toEqual(loadCurve(given));
      }),
    );
  });

  it('peaks at the highest single day', () => {
    fc.assert(
      fc.property(allocations, spans, (given, span) => {
        const curve = loadCurve(given);
        expect(peakLoad(curve, span)).toBe(Math.max(...daysOf(span).map((day) => sumOn(given, day))));
        for (const day of daysOf(span)) expect(loadOn(curve, day)).toBe(sumOn(given, day));
      }),
    );
  });

  it('looks at changes only: a span of nine thousand years answers as fast as a week', () => {
    const steps = loadSteps(loadCurve([allocation(60, '2026-03-01', '2026-03-31')]), {
      startDate: '0001-01-01',
      endDate: '9999-12-31',
    });
    expect(steps.map(({ load }) => load)).toEqual([0, 60, 0]);
  });
});

describe('over-allocation', () => {
  it('is found on two days that a mean over the month would hide', () => {
    const given = [allocation(100, '2026-03-03', '2026-03-04'), allocation(50, '2026-03-01', '2026-03-04')];
    expect(findOverloads(loadCurve(given), 100, '2026-01-01')).toEqual([
      { startDate: '2026-03-03', endDate: '2026-03-04', load: 150, excess: 50 },
    ]);
  });

  it('names exactly the days over the maximum, from the day asked for', () => {
    fc.assert(
      fc.property(
        allocations,
        fc.integer({ min: 0, max: 100 }),
        spans,
        (given, maxCapacity, { startDate }) => {
          const over = new Set(findOverloads(loadCurve(given), maxCapacity, startDate).flatMap(daysOf));
          const whole = { startDate: FIRST_DAY, endDate: addDays(FIRST_DAY, 110) };
          for (const day of daysOf(whole)) {
            expect(over.has(day)).toBe(day >= startDate && sumOn(given, day) > maxCapacity);
          }
        },
      ),
    );
  });
});

describe('what is derived for today', () => {
  it('leaves no less than nothing of the capacity', () => {
    expect([remainingCapacity(100, 60), remainingCapacity(80, 100)]).toEqual([40, 0]);
  });

  it('is available from the latest end date that has not passed, of an assignment of 0 % too', () => {
    const assignments = loadCurve([
      allocation(10, '2026-01-01', '2026-03-10'),
      allocation(0, '2026-04-01', '2026-05-31'),
      allocation(10, '2026-01-01', '2026-03-31'),
    ]);
    expect(availableFrom(assignments, '2026-03-10')).toBe('2026-05-31');
    expect(availableFrom(assignments, '2026-05-31')).toBe('2026-05-31');
  });

  it('is available now when every assignment has ended', () => {
    expect(availableFrom(loadCurve([allocation(80, '2026-01-01', '2026-03-09')]), '2026-03-10')).toBeNull();
  });

  it('rounds the mean of the current allocations, 0 for an empty roster', () => {
    expect([averageAllocation([100, 50, 0]), averageAllocation([100, 99]), averageAllocation([])]).toEqual([
      50, 100, 0,
    ]);
  });
});
