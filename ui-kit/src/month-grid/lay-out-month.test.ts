import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridDays, layOutMonth, MAX_LANES } from './lay-out-month';
import type { MonthItem } from './month-item';

const MONTH = '2026-03';
const days = gridDays(MONTH);
/** Days before, within, and after the grid. */
const dayInReach = fc.integer({ min: -20, max: 60 }).map((offset) => {
  return new Date(Date.UTC(2026, 2, 1 + offset)).toISOString().slice(0, 10);
});
const someItems = fc.array(fc.tuple(dayInReach, dayInReach), { maxLength: 30 }).map((spans) =>
  spans.map(([one, other], index): MonthItem => {
    const [start = '', end = ''] = [one, other].sort();
    return { id: `${index}`, label: `Item ${index}`, start, end, tone: 'blue' };
  }),
);
const layouts = someItems.map((items) => ({ items, layout: layOutMonth(items, days) }));
const dayOf = ({ layout }: { layout: ReturnType<typeof layOutMonth> }, day: string) => {
  const ofDay = layout.get(day);
  if (!ofDay) throw new Error(`${day} is not in the grid`);
  return ofDay;
};

it('lists every item on each of its days, and leaves one out of the cell only if that is full', () => {
  fc.assert(
    fc.property(layouts, (month) => {
      for (const day of days) {
        const spanning = month.items.filter(({ start, end }) => start <= day && day <= end);
        const { visible, items } = dayOf(month, day);
        expect(new Set(items)).toEqual(new Set(spanning));
        expect(new Set(visible.map(({ item }) => item)).size).toBe(Math.min(spanning.length, MAX_LANES));
        expect(spanning).toEqual(expect.arrayContaining(visible.map(({ item }) => item)));
      }
    }),
  );
});

it('draws an item as one band: in one lane, from the day it is first shown to its last', () => {
  fc.assert(
    fc.property(layouts, (month) => {
      for (const [index, day] of days.slice(1).entries()) {
        const before = dayOf(month, days[index] ?? '').visible.filter(({ ends }) => !ends);
        const { visible } = dayOf(month, day);
        for (const { item, lane } of before) {
          expect(visible.find((shown) => shown.item === item)?.lane).toBe(lane);
        }
        expect(new Set(visible.map(({ lane }) => lane)).size).toBe(visible.length);
      }
    }),
  );
});

it('names an item on the first day that shows it in each week, over the days it has left there', () => {
  fc.assert(
    fc.property(layouts, (month) => {
      for (let week = 0; week < days.length; week += 7) {
        const shown = days.slice(week, week + 7).flatMap((day) => dayOf(month, day).visible);
        for (const item of new Set(shown.map((segment) => segment.item))) {
          const [first, ...rest] = shown.filter((segment) => segment.item === item);
          expect(first?.run).toBe(rest.length + 1);
          expect(rest.every(({ run }) => run === 0)).toBe(true);
        }
      }
    }),
  );
});
