import fc from 'fast-check';
import { expect, it } from 'vitest';
import { availabilityIn } from './availability';
import {
  availabilityByColumn,
  isEverFree,
  isEverOver,
  leastFree,
  totalAvailability,
} from './availability-cells';
import { addDays, type DaySpan } from './calendar-day';
import { freeRanges, meanFreeIn, mostFree } from './free-ranges';
import { loadCurve, loadOn } from './load-curve';
import { MONDAY_TO_FRIDAY, weeklyCalendar, workingPart } from './work-calendar';

const START = '2026-03-02';
const span = fc
  .tuple(fc.integer({ min: -10, max: 60 }), fc.integer({ min: 0, max: 20 }))
  .map(([first, days]): DaySpan => ({
    startDate: addDays(START, first),
    endDate: addDays(START, first + days),
  }));
const engineer = fc.record({
  maxCapacity: fc.constantFrom(0, 50, 80, 100),
  load: fc
    .array(fc.record({ span, allocationPercentage: fc.integer({ min: 0, max: 10 }).map((n) => n * 10) }), {
      maxLength: 6,
    })
    .map((all) => loadCurve(all.map(({ span: days, ...rest }) => ({ ...rest, ...days })))),
  calendar: fc.constantFrom(MONDAY_TO_FRIDAY, weeklyCalendar([0, 3]), weeklyCalendar([])),
});

it('computes for each column what availabilityIn does', () => {
  fc.assert(
    fc.property(engineer, fc.array(span, { maxLength: 5 }), (person, columns) => {
      const cells = availabilityByColumn(columns)(person);
      expect(cells).toEqual(
        columns.map((column) => {
          const { free, peak } = availabilityIn(person, column);
          return { free, peak, excess: Math.max(0, peak - person.maxCapacity) };
        }),
      );
      const frees = cells.flatMap(({ free }) => (free === null ? [] : [free]));
      expect(leastFree(cells)).toBe(frees.length === 0 ? null : Math.min(...frees));
    }),
  );
});

it('finds the days in a row that are free enough, found by going through them one by one', () => {
  fc.assert(
    fc.property(engineer, span, fc.constantFrom(5, 40, 100), (person, days, percentage) => {
      const { maxCapacity, load, calendar } = person;
      const expected: DaySpan[] = [];
      const frees: number[] = [];
      let isOpen = false;
      for (let day = days.startDate; day <= days.endDate; day = addDays(day, 1)) {
        const isOff = calendar.countWorkingDays({ startDate: day, endDate: day }) === 0;
        const free = Math.max(0, maxCapacity - loadOn(load, day));
        if (!isOff) frees.push(free);
        if (free < percentage) isOpen &&= isOff;
        else if (isOpen) expected.at(-1)!.endDate = day;
        else isOpen = expected.push({ startDate: day, endDate: day }) > 0;
      }
      expect(freeRanges(person, days, percentage)).toEqual(
        expected.flatMap((range) => workingPart(range, calendar) ?? []),
      );
      const isNever = frees.length === 0;
      expect(mostFree(person, days)).toBe(isNever ? null : Math.max(...frees));
      const mean = isNever ? null : frees.reduce((sum, free) => sum + free, 0) / frees.length;
      expect(meanFreeIn(days)(person)).toBe(mean);
    }),
  );
});

it('is not interrupted by a load on days off', () => {
  const weekend = { startDate: '2026-03-07', endDate: '2026-03-08', allocationPercentage: 100 };
  const person = { maxCapacity: 100, load: loadCurve([weekend]), calendar: MONDAY_TO_FRIDAY };
  const weeks = { startDate: '2026-03-02', endDate: '2026-03-13' };
  expect(freeRanges(person, weeks, 100)).toEqual([weeks]);
});

it('adds up columns and finds who is over or free in any', () => {
  const over = [
    { free: 0, peak: 120, excess: 20 },
    { free: null, peak: 0, excess: 0 },
  ];
  const free = [
    { free: 40, peak: 60, excess: 0 },
    { free: 100, peak: 0, excess: 0 },
  ];
  expect(totalAvailability([over, free], 2, 50)).toEqual([
    { free: 40, freeEngineers: 0, overEngineers: 1 },
    { free: 100, freeEngineers: 1, overEngineers: 0 },
  ]);
  expect([isEverOver(over), isEverOver(free)]).toEqual([true, false]);
  expect([isEverFree(over, 1), isEverFree(free, 100), isEverFree(free.slice(0, 1), 41)]).toEqual([
    false,
    true,
    false,
  ]);
});
