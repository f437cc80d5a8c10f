import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkingEngineer } from './availability';
import { addDays, type DaySpan } from './calendar-day';
import { explainAverage, explainLoad, explainMean, percentDays } from './explain-load';
import { loadCurve, loadOn, peakLoad, type Allocation } from './load-curve';
import { EVERY_DAY, MONDAY_TO_FRIDAY } from './work-calendar';

const allocation = (allocationPercentage: number, startDate: string, endDate: string): Allocation => ({
  allocationPercentage,
  startDate,
  endDate,
});
const span = (startDate: string, endDate = startDate): DaySpan => ({ startDate, endDate });
const at = (maxCapacity: number, calendar = MONDAY_TO_FRIDAY) => ({ maxCapacity, calendar });
const week = (maxCapacity: number, ...list: Allocation[]) => ({
  ...at(maxCapacity),
  load: loadCurve(list),
});

describe('the explanation of a load', () => {
  const marches = span('2026-03-02', '2026-03-13');

  it('names the parts, the days, and what is free', () => {
    const sixty = allocation(60, '2026-03-02', '2026-03-13');
    expect(explainLoad([sixty], at(100), marches)).toEqual({
      days: marches,
      load: 60,
      parts: [sixty],
      maxCapacity: 100,
      free: 40,
      over: null,
      rule: 'The load on a day is the sum of all assignments on that day.',
    });
  });

  it('explains the highest load of a span, on the first days that have it', () => {
    const [first, second] = [
      allocation(60, '2026-03-02', '2026-03-06'),
      allocation(100, '2026-03-09', '2026-03-10'),
    ];
    expect(explainLoad([first, second], at(100), marches)).toMatchObject({
      days: span('2026-03-09', '2026-03-10'),
      load: 100,
      parts: [second],
      free: 0,
      over: null,
    });
  });

  it('ends the days where the parts change, even if their sum does not', () => {
    const [first, second] = [
      allocation(50, '2026-03-02', '2026-03-04'),
      allocation(50, '2026-03-05', '2026-03-13'),
    ];
    expect(explainLoad([first, second], at(100), marches)).toMatchObject({
      days: span('2026-03-02', '2026-03-04'),
      parts: [first],
    });
  });

  it('says by how much a day is over, and all days that are, also outside of what was asked', () => {
    const parts = [allocation(60, '2026-01-05', '2026-07-31'), allocation(40, '2026-02-02', '2026-04-30')];
    expect(explainLoad(parts, at(80, EVERY_DAY), span('2026-03-11'))).toMatchObject({
      days: span('2026-03-11'),
      load: 100,
      parts,
      maxCapacity: 80,
      free: 0,
      over: { startDate: '2026-02-02', endDate: '2026-04-30', peak: 100, excess: 20 },
      rule: expect.stringMatching(/should not exceed the max capacity\.$/),
    });
  });

  it('counts working days only, unless asked for every day', () => {
    const saturday = [allocation(120, '2026-03-07', '2026-03-07')];
    expect(explainLoad(saturday, at(100), span('2026-03-02', '2026-03-08'))).toMatchObject({
      load: 0,
      over: null,
    });
    expect(explainLoad(saturday, at(100), span('2026-03-07'))).toBeNull();
    expect(explainLoad(saturday, at(100, EVERY_DAY), span('2026-03-07'))?.over?.excess).toBe(20);
  });

  it('tells an overload by working day, also where every day counts as load', () => {
    const parts = [allocation(80, '2026-11-14', '2026-12-06')];
    const over = { startDate: '2026-11-16', endDate: '2026-12-04', peak: 80, excess: 30 };
    const explain = (day: string, end = day) => explainLoad(parts, at(50), span(day, end), EVERY_DAY);
    expect(explain('2026-11-14', '2026-12-06')).toMatchObject({
      days: span('2026-11-14', '2026-12-06'),
      over,
    });
    expect(explain('2026-11-22')).toMatchObject({ load: 80, over });
    expect(explain('2026-11-14')).toMatchObject({ load: 80, free: 0, over: null });
  });

  it('tells none on a day off between days that are over, if its own load fits', () => {
    const parts = [allocation(80, '2026-11-16', '2026-11-20'), allocation(80, '2026-11-23', '2026-11-27')];
    expect(explainLoad(parts, at(50), span('2026-11-21'), EVERY_DAY)).toMatchObject({ load: 0, over: null });
  });

  it('leaves out 0%, which is no load', () => {
    const parts = [allocation(0, '2026-03-02', '2026-03-13')];
    expect(explainLoad(parts, at(0), marches)).toMatchObject({ load: 0, parts: [], free: 0, over: null });
  });

  it('has parts that add up to the load on each of the days, the highest of the span', () => {
    const days = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 30 }))
      .map(([from, length]) => span(addDays('2026-02-20', from), addDays('2026-02-20', from + length)));
    const some = fc.array(
      fc.tuple(days, fc.integer({ min: 0, max: 100 })).map(([dates, allocationPercentage]) => ({
        ...dates,
        allocationPercentage,
      })),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(some, days, fc.integer({ min: 0, max: 100 }), (list, asked, maxCapacity) => {
        const explained = explainLoad(list, at(maxCapacity, EVERY_DAY), asked)!;
        const curve = loadCurve(list);
        const sum = explained.parts.reduce((total, part) => total + part.allocationPercentage, 0);
        expect(explained.load).toBe(peakLoad(curve, asked));
        expect(sum).toBe(explained.load);
        for (const day of [explained.days.startDate, explained.days.endDate]) {
          expect(loadOn(curve, day)).toBe(sum);
        }
        expect(explained.over?.excess ?? 0).toBeGreaterThanOrEqual(Math.max(0, sum - maxCapacity));
        expect(explained.over !== null).toBe(sum > maxCapacity);
        for (const { startDate, endDate } of explained.parts) {
          expect(startDate <= explained.days.startDate && endDate >= explained.days.endDate).toBe(true);
        }
      }),
    );
  });
});

describe('the explanation of a mean', () => {
  const asked = span('2026-03-02', '2026-03-13');
  const halfIdle = week(
    100,
    allocation(60, '2026-03-02', '2026-03-06'),
    allocation(100, '2026-03-09', '2026-03-10'),
  );

  const text = (engineers: WorkingEngineer[], days: DaySpan) => explainMean(percentDays(engineers, days));

  it('is the load of all days by their capacity', () => {
    expect(text([halfIdle], asked)).toBe('50% = 500 of 1,000 percent-days');
    const eleven = span('2026-03-02', '2026-03-16');
    const [full, most] = [
      allocation(100, '2026-03-02', '2026-03-13'),
      allocation(79, '2026-03-02', '2026-03-16'),
    ];
    expect(text([week(100, full), week(100, most)], eleven)).toBe('85% = 1,869 of 2,200 percent-days');
  });

  it('weighs engineers by their capacity, and has no mean without any', () => {
    const full = allocation(50, '2026-03-02', '2026-03-13');
    expect(text([week(50, full), week(0)], asked)).toBe('100% = 500 of 500 percent-days');
    expect(text([week(0)], asked)).toBe('– = 0 of 0 percent-days');
  });
});

it('explains Avg Utilization by its sum', () => {
  expect(explainAverage(76, 1824, 24)).toBe('76% = 1,824% ÷ 24 engineers');
  expect(explainAverage(40, 40, 1)).toBe('40% = 40% ÷ 1 engineer');
});
