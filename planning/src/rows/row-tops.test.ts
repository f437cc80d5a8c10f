import { expect, it } from 'vitest';
import { offsetFor, rangeOf, rowAt, rowsToDraw, topsOf } from './row-tops';

const tops = topsOf([48, 72, 48, 96]);

it('finds the row at an offset, and the nearest one beyond all', () => {
  const offsets = [-10, 0, 47, 48, 119, 120, 167, 168, 263, 264, 9999];
  expect(offsets.map((offset) => rowAt(tops, offset))).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3]);
  expect(rowAt(topsOf([]), 100)).toBe(0);
});

it('counts as in sight what is shown by a pixel, and nothing without rows or before the scroller is measured', () => {
  expect(rangeOf(tops, { top: 47, height: 73 })).toEqual([0, 1]);
  expect(rangeOf(tops, { top: 48, height: 73 })).toEqual([1, 2]);
  expect(rangeOf(topsOf([]), { top: 0, height: 100 })).toBeNull();
  expect(rangeOf(tops, { top: 0, height: 0 })).toBeNull();
});

it('draws some rows more at each end, and the one with the focus wherever it is, in order', () => {
  expect(rowsToDraw([10, 12], 100, 2, 11)).toEqual([8, 9, 10, 11, 12, 13, 14]);
  expect(rowsToDraw([10, 12], 14, 2, 3)).toEqual([3, 8, 9, 10, 11, 12, 13]);
  expect(rowsToDraw([0, 1], 100, 2, 50)).toEqual([0, 1, 2, 3, 50]);
  expect(rowsToDraw([0, 1], 4, 2, 50)).toEqual([0, 1, 2, 3]);
  expect(rowsToDraw(null, 4, 2, 1)).toEqual([]);
});

it('scrolls to a row at the top, in the middle, or no further than it takes', () => {
  const shown = { top: 60, height: 100 };
  expect(offsetFor(tops, 2, 'start', shown)).toBe(120);
  expect(offsetFor(tops, 2, 'center', shown)).toBe(120 + 24 - 50);
  expect(offsetFor(tops, 0, 'center', shown)).toBe(0);
  expect(offsetFor(tops, 1, 'auto', shown)).toBe(48);
  expect(offsetFor(tops, 2, 'auto', shown)).toBe(120 + 48 - 100);
  expect(offsetFor(tops, 2, 'auto', { top: 68, height: 100 })).toBe(68);
  expect(offsetFor(tops, 3, 'auto', { top: 0, height: 50 })).toBe(168);
});
