import { AXIS_PX } from '../sheet/Sheet.styles';
import type { GridCanvas } from '../sheet/use-time-canvas';
import { layOut } from '../testing/lay-out';
import { act, renderHook } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RowList } from './row-list';
import { usePlacedRows } from './use-placed-rows';

const SHOWN_PX = 800;

beforeEach(() => layOut());

interface Rows {
  heights: (number | undefined)[];
  kept: number;
  /** How many of them are new, and above all others. */
  above?: number;
}

/** Rows whose IDs count from the first one that was there at first. */
const listOf = (heights: (number | undefined)[], above = 0) =>
  new RowList(
    heights.map((height, index) =>
      height === undefined ? undefined : { id: `row ${index - above}`, height, cells: [] },
    ),
  );

function place(heights: (number | undefined)[], kept = 0, below = 0) {
  const scroller = document.createElement('div');
  document.body.append(scroller);
  onTestFinished(() => scroller.remove());
  const canvas = { attached: scroller, scroller: () => scroller } as unknown as GridCanvas;
  const onInSight = vi.fn();
  let now = 0;
  const initialProps: Rows = { heights, kept };
  const { result, rerender } = renderHook(
    ({ heights, kept, above }: Rows) => {
      const rows = useMemo(() => listOf(heights, above), [heights, above]);
      return usePlacedRows({
        rows,
        kept: rows.idAt(kept),
        emptyHeight: 48,
        canvas,
        overscan: 2,
        below,
        onInSight,
      });
    },
    { initialProps },
  );
  return {
    scroller,
    onInSight,
    rows: () => result.current,
    drawn: () => result.current.drawn().map(({ index }) => index),
    placeAgain: rerender,
    /**
     * By hand, in so many milliseconds: by default, too slow to pass anything.
     * @param before what happens before the event comes
     */
    scrollTo(top: number, ms = 10_000, before = () => {}) {
      now += ms;
      const event = new Event('scroll');
      Object.defineProperty(event, 'timeStamp', { value: now });
      scroller.scrollTop = top;
      before();
      act(() => void scroller.dispatchEvent(event));
    },
  };
}

const rowsOf = (count: number, height: number | undefined) => Array.from({ length: count }, () => height);

it('draws the rows around what is in sight, and says which are', () => {
  const { rows, drawn, scrollTo, onInSight } = place(rowsOf(100, 50));
  expect(rows()).toMatchObject({ height: 5000 });
  expect(rows().inSight()).toEqual([0, 15]);
  expect(drawn()).toEqual(Array.from({ length: 18 }, (_, index) => index));
  expect(rows().drawn()[3]).toEqual({ id: 'row 3', index: 3, top: 150, height: 50 });
  scrollTo(1010);
  expect(rows().inSight()).toEqual([20, 36]);
  expect(drawn().slice(0, 2)).toEqual([0, 18]);
  expect(onInSight).toHaveBeenLastCalledWith([20, 36]);
});

describe('rows that you pass fast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it('are drawn, but not told until you rest', () => {
    const { rows, scrollTo, onInSight } = place(rowsOf(1000, 50));
    onInSight.mockClear();
    for (const top of [5000, 10_000, 15_000, 20_000]) {
      scrollTo(top, 100);
      expect(rows().inSight()?.[0]).toBe(top / 50);
      wait(140);
    }
    expect(onInSight).not.toHaveBeenCalled();
    wait(100);
    expect(onInSight.mock.calls).toEqual([[[400, 415]]]);
  });

  it('are told as soon as you slow down, or something leads to a row', () => {
    const { rows, scrollTo, onInSight } = place(rowsOf(1000, 50));
    scrollTo(5000, 100);
    onInSight.mockClear();
    scrollTo(5100, 100);
    expect(onInSight.mock.calls).toEqual([[[102, 117]]]);
    scrollTo(20_000, 100);
    onInSight.mockClear();
    act(() => rows().scrollTo('row 900', 'start'));
    expect(onInSight.mock.calls).toEqual([[[900, 915]]]);
    wait(1000);
    expect(onInSight).toHaveBeenCalledOnce();
  });

  it('cannot be read until you slow down or stop', () => {
    const { rows, scrollTo } = place(rowsOf(1000, 50));
    scrollTo(200, 100);
    expect(rows().isReadable()).toBe(true);
    scrollTo(500, 100);
    expect(rows().isReadable()).toBe(false);
    scrollTo(600, 100);
    expect(rows().isReadable()).toBe(true);
    scrollTo(900, 100);
    act(() => rows().scrollTo('row 900', 'start'));
    expect(rows().isReadable()).toBe(true);
  });

  it('are not told because of what loads meanwhile', () => {
    const { scrollTo, placeAgain, onInSight } = place(rowsOf(1000, 50));
    scrollTo(20_000, 100);
    onInSight.mockClear();
    placeAgain({ heights: [...rowsOf(20, 80), ...rowsOf(980, 50)], kept: 0 });
    expect(onInSight).not.toHaveBeenCalled();
    wait(1000);
    expect(onInSight.mock.calls).toEqual([[[400, 415]]]);
  });

  it('are not told either when that loads between a scroll and its event', () => {
    const { scroller, scrollTo, placeAgain, onInSight } = place(rowsOf(1000, 50));
    scrollTo(5000, 100);
    onInSight.mockClear();
    scrollTo(20_000, 100, () => placeAgain({ heights: [...rowsOf(20, 80), ...rowsOf(980, 50)], kept: 0 }));
    expect(scroller.scrollTop).toBe(20_600);
    expect(onInSight).not.toHaveBeenCalled();
    wait(1000);
    expect(onInSight.mock.calls).toEqual([[[400, 415]]]);
  });

  it('are told at once after what was scrolled to leave rows where they are', () => {
    const { scroller, scrollTo, placeAgain, onInSight } = place(rowsOf(1000, 50));
    scrollTo(20_000);
    placeAgain({ heights: [...rowsOf(300, 80), ...rowsOf(700, 50)], kept: 0 });
    onInSight.mockClear();
    scrollTo(scroller.scrollTop + 50, 100);
    expect(onInSight.mock.calls).toEqual([[[401, 416]]]);
  });
});

it('leaves the first row in sight where it is when rows above get other heights', () => {
  const { rows, scroller, scrollTo, placeAgain } = place(rowsOf(100, 50), 90);
  scrollTo(1010);
  placeAgain({ heights: [...rowsOf(10, 80), ...rowsOf(90, 50)], kept: 90 });
  expect(scroller.scrollTop).toBe(1010 + 10 * 30);
  expect(rows().inSight()?.[0]).toBe(20);
  placeAgain({ heights: [...rowsOf(10, 80), ...rowsOf(10, 50), ...rowsOf(80, 90)], kept: 90 });
  expect(scroller.scrollTop).toBe(1010 + 10 * 30);
});

it('says by how much it has scrolled to leave rows where they are, and how much the end has come nearer', () => {
  const { rows, scroller, scrollTo, placeAgain } = place(rowsOf(100, 50), 90);
  scrollTo(1010);
  expect(rows().corrected()).toBe(0);
  placeAgain({ heights: [...rowsOf(10, 80), ...rowsOf(90, 50)], kept: 90 });
  expect(rows().corrected()).toBe(300);
  placeAgain({ heights: rowsOf(100, 50), kept: 90 });
  expect(rows().corrected()).toBe(0);
  const end = 100 * 50 - SHOWN_PX;
  scrollTo(end);
  vi.spyOn(scroller, 'scrollHeight', 'get').mockReturnValue(100 * 50 - 30);
  // As a browser does that has less to scroll.
  scroller.scrollTop = end - 30;
  placeAgain({ heights: [...rowsOf(99, 50), 20], kept: 90 });
  expect(scroller.scrollTop).toBe(end - 30);
  expect(rows().corrected()).toBe(-30);
});

it('places rows that are not loaded at the mean height of the others, the same however many are loaded', () => {
  const { rows, placeAgain } = place(rowsOf(8, undefined));
  expect(rows().height).toBe(8 * 48);
  const loaded = [...rowsOf(10, 80), ...rowsOf(5, 110)];
  placeAgain({ heights: [...loaded, ...rowsOf(85, undefined)], kept: 0 });
  expect(rows().heightOf('row-15')).toBe(90);
  expect(rows().height).toBe(10 * 80 + 5 * 110 + 85 * 90);
  placeAgain({ heights: [...loaded, ...rowsOf(15, 60), ...rowsOf(70, undefined)], kept: 0 });
  expect(rows().topOf('row-31')).toBe(10 * 80 + 5 * 110 + 15 * 60 + 90);
  placeAgain({ heights: rowsOf(100, undefined), kept: 0 });
  expect(rows().height).toBe(100 * 90);
  placeAgain({ heights: [...rowsOf(20, 60), ...rowsOf(30, undefined)], kept: 0 });
  expect(rows().height).toBe(50 * 60);
});

it('leaves the first row in sight where it is when rows above and in sight are loaded', () => {
  const { scroller, scrollTo, placeAgain } = place([...rowsOf(10, 90), ...rowsOf(90, undefined)], 99);
  scrollTo(40 * 90 + 10);
  placeAgain({ heights: [...rowsOf(30, 90), ...rowsOf(15, 70), ...rowsOf(55, undefined)], kept: 99 });
  expect(scroller.scrollTop).toBe(30 * 90 + 10 * 70 + 10);
});

it('leaves the row with the focus where it is as long as that is in sight', () => {
  const { scroller, scrollTo, placeAgain } = place(rowsOf(100, 50), 25);
  scrollTo(1010);
  placeAgain({ heights: [...rowsOf(22, 50), ...rowsOf(78, 90)], kept: 25 });
  expect(scroller.scrollTop).toBe(1010 + 3 * 40);
});

it('leaves a row where it is that is at another index now', () => {
  const { scroller, scrollTo, placeAgain } = place(rowsOf(100, 50), 99);
  scrollTo(1010);
  placeAgain({ heights: rowsOf(130, 50), kept: 129, above: 30 });
  expect(scroller.scrollTop).toBe(1010 + 30 * 50);
});

it('shows a row that has come above the top, unless that would move what has the focus', () => {
  const unfocused = place(rowsOf(100, 50));
  unfocused.placeAgain({ heights: rowsOf(101, 50), kept: 0, above: 1 });
  expect(unfocused.scroller.scrollTop).toBe(0);
  const { scroller, placeAgain } = place(rowsOf(100, 50));
  scroller.append(document.createElement('button'));
  scroller.querySelector('button')!.focus();
  placeAgain({ heights: rowsOf(101, 50), kept: 0, above: 1 });
  expect(scroller.scrollTop).toBe(50);
});

it('shows a row that has come above the top if what has the focus is not in sight', () => {
  const { scroller, placeAgain } = place(rowsOf(100, 50), 50);
  scroller.append(document.createElement('button'));
  scroller.querySelector('button')!.focus();
  placeAgain({ heights: rowsOf(101, 50), kept: 51, above: 1 });
  expect(scroller.scrollTop).toBe(0);
});

it('does not count rows as in sight below what sticks to the bottom, and scrolls to them', () => {
  const { rows, scroller } = place(rowsOf(100, 50), 0, 100);
  expect(rows().inSight()).toEqual([0, 13]);
  act(() => rows().scrollTo('row 14', 'auto'));
  expect(scroller.scrollTop).toBe(15 * 50 - (SHOWN_PX - 100 - AXIS_PX));
});

it('does not scroll to a row that is not placed', () => {
  const { rows, scroller, scrollTo } = place(rowsOf(100, 50));
  scrollTo(1000);
  act(() => rows().scrollTo('totals', 'auto'));
  expect(scroller.scrollTop).toBe(1000);
});

it('begins at the top when there were no rows', () => {
  const { rows, scroller, placeAgain } = place([]);
  expect(rows().height).toBe(0);
  expect(rows().inSight()).toBeNull();
  expect(rows().drawn()).toEqual([]);
  placeAgain({ heights: rowsOf(100, 50), kept: 0 });
  expect(rows().inSight()).toEqual([0, 15]);
  expect(scroller.scrollTop).toBe(0);
});

it('scrolls to a row above the edge that the axis covers', () => {
  const { rows, drawn, scroller } = place(rowsOf(100, 50));
  act(() => rows().scrollTo('row 30', 'auto'));
  expect(scroller.scrollTop).toBeGreaterThan(31 * 50 - SHOWN_PX);
  expect(drawn()).toContain(30);
  const { scrollTop } = scroller;
  act(() => rows().scrollTo('row 28', 'auto'));
  expect(scroller.scrollTop).toBe(scrollTop);
});
