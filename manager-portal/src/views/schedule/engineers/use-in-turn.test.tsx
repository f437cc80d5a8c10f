import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInTurn } from './use-in-turn';

const rows = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await act(() => vi.advanceTimersByTimeAsync(16));
};
const show = (indexes: readonly number[], days: string, isScrolling: boolean, passed: string | null = null) =>
  renderHook(
    ({ isScrolling: scrolls, ...props }) => {
      const daysOf = useInTurn(props.indexes, props.days, {
        isScrolling: scrolls,
        passed: props.passed,
        isInSight: (row) => row < 8,
      });
      rendered.push(drawnOf(daysOf, props.indexes));
      return daysOf;
    },
    { initialProps: { indexes, days, isScrolling, passed } },
  );
const drawnOf = (daysOf: (index: number) => string | undefined, indexes: readonly number[]) =>
  indexes.map((index) => daysOf(index) ?? '-').join(' ');

let rendered: string[];
beforeEach(() => {
  rendered = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('draws all rows at once as long as nobody scrolls', () => {
  const { rerender } = show(rows(0, 9), 'a', false);
  // The rows in sight first.
  expect(rendered).toEqual(['a a a a a a a a - -', 'a a a a a a a a a a']);
  rerender({ indexes: rows(0, 9), days: 'b', isScrolling: false, passed: null });
  expect(rendered[2]).toBe('b b b b b b b b b b');
});

it('draws one row per frame while you scroll, those first that have nothing yet', async () => {
  const { result, rerender } = show(rows(0, 3), 'a', false);
  rerender({ indexes: rows(2, 7), days: 'b', isScrolling: true, passed: null });
  expect(drawnOf(result.current, rows(2, 7))).toBe('a a - - - -');
  await frames(1);
  expect(drawnOf(result.current, rows(2, 7))).toBe('a a b - - -');
  await frames(3);
  expect(drawnOf(result.current, rows(2, 7))).toBe('a a b b b b');
  await frames(1);
  expect(drawnOf(result.current, rows(2, 7))).toBe('b a b b b b');
});

it('catches up by five rows per frame once one rests, and then draws all at once again', async () => {
  const { result, rerender } = show(rows(0, 1), 'a', false);
  rerender({ indexes: rows(20, 31), days: 'b', isScrolling: true, passed: null });
  await frames(2);
  rerender({ indexes: rows(20, 31), days: 'b', isScrolling: false, passed: null });
  expect(drawnOf(result.current, rows(20, 31))).toBe('b b - - - - - - - - - -');
  await frames(1);
  expect(drawnOf(result.current, rows(20, 31))).toBe('b b b b b b b - - - - -');
  await frames(1);
  expect(drawnOf(result.current, rows(20, 31))).toBe('b b b b b b b b b b b b');
  rerender({ indexes: rows(40, 45), days: 'c', isScrolling: false, passed: null });
  expect(drawnOf(result.current, rows(40, 45))).toBe('c c c c c c');
});

it('draws less of rows that pass too fast to be read, and all of them once that is over', async () => {
  const { result, rerender } = show(rows(0, 1), 'a', false);
  rerender({ indexes: rows(1, 8), days: 'a', isScrolling: true, passed: 'less' });
  await frames(2);
  expect(drawnOf(result.current, rows(1, 8))).toBe('a less less less less less less less');
  rerender({ indexes: rows(1, 8), days: 'a', isScrolling: true, passed: null });
  await frames(1);
  expect(drawnOf(result.current, rows(1, 8))).toBe('a a less less less less less less');
  rerender({ indexes: rows(1, 8), days: 'a', isScrolling: false, passed: null });
  expect(drawnOf(result.current, rows(1, 8))).toBe('a a less less less less less less');
  await frames(2);
  expect(drawnOf(result.current, rows(1, 8))).toBe('a a a a a a a a');
});

it('forgets rows that are out of sight while you scroll, so that its memory stays small', async () => {
  const { result, rerender } = show(rows(0, 1), 'a', true);
  await frames(2);
  expect(drawnOf(result.current, rows(0, 1))).toBe('a a');
  rerender({ indexes: rows(10, 11), days: 'a', isScrolling: true, passed: null });
  await frames(1);
  expect(drawnOf(result.current, rows(0, 1))).toBe('- -');
});
