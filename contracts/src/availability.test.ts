import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityIn, isFreeAt, overloadDays, overloadRanges, overloadsFrom } from './availability';
import { addDays, dayNumber, type CalendarDay, type DaySpan } from './calendar-day';
import { loadCurve, type Allocation } from './load-curve';
import { MONDAY_TO_FRIDAY, weeklyCalendar, type WorkCalendar } from './work-calendar';

const allocation = (allocationPercentage: number, startDate: string, endDate: string): Allocation => ({
  allocationPercentage,
  startDate,
  endDate,
});
const engineer = (
  allocations: Allocation[],
  maxCapacity = 100,
  calendar: WorkCalendar = MONDAY_TO_FRIDAY,
) => ({
  maxCapacity,
  load: loadCurve(allocations),
  calendar,
});
const span = (startDate: string, endDate = startDate): DaySpan => ({ startDate, endDate });
const daysOf = ({ startDate, endDate }: DaySpan) => {
  const days: CalendarDay[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
};
/** Monday to Friday without these days, as time off or a public holiday takes them. */
const without = (...off: DaySpan[]): WorkCalendar => {
  const isWorkingDay = (day: number) =>
    MONDAY_TO_FRIDAY.isWorkingDay(day) &&
    !off.some(({ startDate, endDate }) => dayNumber(startDate) <= day && day <= dayNumber(endDate));
  return {
    isWorkingDay,
    countWorkingDays: (of) => daysOf(of).filter((day) => isWorkingDay(dayNumber(day))).length,
  };
};

const SIXTY = allocation(60, '2026-03-02', '2026-03-13');
const SIXTY_THEN_FULL = [
  allocation(60, '2026-03-02', '2026-03-06'),
  allocation(100, '2026-03-09', '2026-03-10'),
];
const TWO_WEEKS = span('2026-03-02', '2026-03-13');

describe('availability', () => {
  it.each([
    ['a steady load', engineer([SIXTY]), TWO_WEEKS, { free: 40, peak: 60, mean: 60 }],
    ['a peak that the mean hides', engineer(SIXTY_THEN_FULL), TWO_WEEKS, { free: 0, peak: 100, mean: 50 }],
    [
      'time off during the peak',
      engineer(SIXTY_THEN_FULL, 100, without(span('2026-03-09', '2026-03-10'))),
      TWO_WEEKS,
      { free: 40, peak: 60, mean: 37.5 },
    ],
    [
      'time off all along',
      engineer([SIXTY], 100, without(TWO_WEEKS)),
      TWO_WEEKS,
      { free: null, peak: 0, mean: null },
    ],
    [
      'a public holiday itself',
      engineer([allocation(80, '2026-01-01', '2026-12-31')], 100, without(span('2026-03-04'))),
      span('2026-03-04'),
      { free: null, peak: 0, mean: null },
    ],
    [
      'a week with a public holiday',
      engineer([allocation(80, '2026-01-01', '2026-12-31')], 100, without(span('2026-03-04'))),
      span('2026-03-02', '2026-03-08'),
      { free: 20, peak: 80, mean: 80 },
    ],
    [
      'half of full time, all of it taken',
      engineer([allocation(50, '2026-01-01', '2026-12-31')], 50),
      TWO_WEEKS,
      { free: 0, peak: 50, mean: 100 },
    ],
    ['no capacity at all', engineer([], 0), TWO_WEEKS, { free: 0, peak: 0, mean: null }],
    ['a weekend', engineer([SIXTY]), span('2026-03-07', '2026-03-08'), { free: null, peak: 0, mean: null }],
  ])('of %s', (_, person, asked, expected) => {
    expect(availabilityIn(person, asked)).toMatchObject(expected);
  });

  it('is enough when it is free on every working day', () => {
    expect(isFreeAt(engineer([SIXTY]), TWO_WEEKS, 40)).toBe(true);
    expect(isFreeAt(engineer([SIXTY]), TWO_WEEKS, 41)).toBe(false);
    expect(isFreeAt(engineer(SIXTY_THEN_FULL), TWO_WEEKS, 1)).toBe(false);
    expect(isFreeAt(engineer([]), span('2026-03-07', '2026-03-08'), 0)).toBe(false);
  });
});

describe('overload', () => {
  const over = (list: Allocation[], maxCapacity: number, of = span('2026-02-01', '2026-04-30')) =>
    overloadRanges(list, { maxCapacity, calendar: MONDAY_TO_FRIDAY }, of);

  it('names the days, the excess, and the allocations that cause it', () => {
    const [all, tuesday] = [
      allocation(80, '2026-03-02', '2026-03-06'),
      allocation(40, '2026-03-03', '2026-03-03'),
    ];
    const elsewhere = allocation(80, '2026-03-09', '2026-03-13');
    expect(over([all, tuesday, elsewhere], 80)).toEqual([
      { startDate: '2026-03-03', endDate: '2026-03-03', peak: 120, excess: 40, causes: [all, tuesday] },
    ]);
  });

  it('does not exist on a Saturday', () => {
    expect(over([allocation(120, '2026-03-07', '2026-03-07')], 100)).toEqual([]);
  });

  it('is one range across a weekend, and across changes of the load', () => {
    const ranges = over(
      [allocation(120, '2026-03-05', '2026-03-06'), allocation(130, '2026-03-09', '2026-03-10')],
      100,
    );
    expect(ranges).toMatchObject([{ startDate: '2026-03-05', endDate: '2026-03-10', peak: 130, excess: 30 }]);
  });

  it('is two ranges with a working day at capacity in between', () => {
    const ranges = over(
      [allocation(120, '2026-03-03', '2026-03-03'), allocation(120, '2026-03-05', '2026-03-05')],
      100,
    );
    expect(ranges.map(({ startDate }) => startDate)).toEqual(['2026-03-03', '2026-03-05']);
  });
});

describe('overload from a day on', () => {
  const from = (day: CalendarDay, ...list: Allocation[]) => overloadsFrom(engineer(list), day);

  it('is found on two days even if the monthly average is within capacity', () => {
    const [short, long] = [
      allocation(100, '2026-03-03', '2026-03-04'),
      allocation(50, '2026-03-01', '2026-03-04'),
    ];
    expect(from('2026-01-01', short, long)).toEqual([
      { startDate: '2026-03-03', endDate: '2026-03-04', load: 150, excess: 50 },
    ]);
  });

  it('does not exist on a weekend', () => {
    expect(from('2026-01-01', allocation(120, '2026-03-07', '2026-03-08'))).toEqual([]);
  });

  it('is one across changes of the load and a weekend, with the highest load', () => {
    const steps = [
      allocation(110, '2026-03-04', '2026-03-05'),
      allocation(130, '2026-03-06', '2026-03-10'),
      allocation(120, '2026-03-11', '2026-03-15'),
    ];
    expect(from('2026-01-01', ...steps)).toEqual([
      { startDate: '2026-03-04', endDate: '2026-03-13', load: 130, excess: 30 },
    ]);
    expect(from('2026-03-11', ...steps)).toEqual([
      { startDate: '2026-03-11', endDate: '2026-03-13', load: 120, excess: 20 },
    ]);
    expect(from('2026-03-14', ...steps)).toEqual([]);
  });
});

describe('every answer', () => {
  const FIRST = '2026-02-20';
  const spans = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 40 }))
    .map(([offset, length]) => span(addDays(FIRST, offset), addDays(FIRST, offset + length)));
  const allocations = fc.array(
    fc
      .tuple(spans, fc.integer({ min: 0, max: 100 }))
      .map(([days, percentage]): Allocation => ({ ...days, allocationPercentage: percentage })),
    { maxLength: 8 },
  );
  const calendars = fc.subarray([0, 1, 2, 3, 4, 5, 6]).map((weekdays) => weeklyCalendar(weekdays));
  const capacities = fc.integer({ min: 0, max: 100 });
  const sumOn = (list: Allocation[], day: CalendarDay) =>
    list
      .filter(({ startDate, endDate }) => startDate <= day && day <= endDate)
      .reduce((sum, { allocationPercentage }) => sum + allocationPercentage, 0);

  it('is the one of going through the days one by one', () => {
    fc.assert(
      fc.property(allocations, capacities, calendars, spans, (list, maxCapacity, calendar, asked) => {
        const days = daysOf(asked).filter((day) => calendar.isWorkingDay(dayNumber(day)));
        const loads = days.map((day) => sumOn(list, day));
        const total = loads.reduce((sum, load) => sum + load, 0);
        const answer = availabilityIn(engineer(list, maxCapacity, calendar), asked);
        expect(calendar.countWorkingDays(asked)).toBe(days.length);
        expect(answer.workingDays).toBe(days.length);
        expect(answer.peak).toBe(Math.max(0, ...loads));
        const free = loads.map((load) => Math.max(0, maxCapacity - load));
        expect(answer.free).toBe(days.length === 0 ? null : Math.min(...free));
        const capacity = days.length * maxCapacity;
        if (capacity === 0) expect(answer.mean).toBeNull();
        else expect(answer.mean).toBeCloseTo((total / capacity) * 100);
      }),
    );
  });

  it('finds from a day on what it finds in days that reach far ahead', () => {
    fc.assert(
      fc.property(allocations, capacities, calendars, spans, (list, maxCapacity, calendar, { startDate }) => {
        const person = engineer(list, maxCapacity, calendar);
        const far = overloadDays(person, span(startDate, addDays(FIRST, 200)));
        expect(overloadsFrom(person, startDate)).toEqual(
          far.map(({ peak, ...days }) => ({ ...days, load: peak })),
        );
      }),
    );
  });

  it('finds exactly the working days that are over, with exactly their causes', () => {
    fc.assert(
      fc.property(allocations, capacities, calendars, spans, (list, maxCapacity, calendar, asked) => {
        const isWorking = (day: CalendarDay) => calendar.isWorkingDay(dayNumber(day));
        const ranges = overloadRanges(list, { maxCapacity, calendar }, asked);
        const found = ranges.flatMap(daysOf).filter(isWorking);
        const expected = daysOf(asked).filter((day) => isWorking(day) && sumOn(list, day) > maxCapacity);
        expect(found).toEqual(expected);
        for (const range of ranges) {
          expect(isWorking(range.startDate) && isWorking(range.endDate)).toBe(true);
          const days = daysOf(range).filter(isWorking);
          expect(range.peak).toBe(Math.max(...days.map((day) => sumOn(list, day))));
          expect(range.excess).toBe(range.peak - maxCapacity);
          const causes = list.filter(
            (each) => each.allocationPercentage > 0 && days.some((day) => sumOn([each], day) > 0),
          );
          expect(range.causes).toEqual(causes);
        }
      }),
    );
  });
});
