import { expect, it } from 'vitest';
import { nearbyAtRest, nearbyWhileScrolling } from './nearby-days';

const days = (from: number, to: number) => ({
  startDate: `2026-03-${String(from).padStart(2, '0')}`,
  endDate: `2026-03-${String(to).padStart(2, '0')}`,
});

it('comes a quarter of the view closer at a time, and keeps what is left behind until scrolling stops', () => {
  const first = days(9, 16);
  expect(nearbyWhileScrolling(first, days(10, 15))).toBe(first);
  const later = nearbyWhileScrolling(first, days(11, 18));
  expect(later).toEqual(days(9, 20));
  expect(nearbyWhileScrolling(later, days(13, 20))).toBe(later);
  expect(nearbyWhileScrolling(later, days(6, 13))).toEqual(days(4, 20));
});

it('starts over after a jump', () => {
  expect(nearbyWhileScrolling(days(1, 4), days(20, 27))).toEqual(days(18, 29));
});

it('drops what is far from the view at rest, and holds still for a small scroll back', () => {
  const rested = nearbyAtRest(days(1, 20), days(13, 20));
  expect(rested).toEqual(days(11, 20));
  expect(nearbyAtRest(rested, days(12, 19))).toBe(rested);
});
