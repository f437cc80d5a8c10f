import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignLanes, isSameLanes, rowHeight } from './lanes';

const bar = (_id: string, start: number, end: number) => ({
  _id,
  startDate: `2026-03-${String(start).padStart(2, '0')}`,
  endDate: `2026-03-${String(end).padStart(2, '0')}`,
});
const lanesOf = (...bars: ReturnType<typeof bar>[]) =>
  assignLanes(bars).bars.map(({ bar: { _id }, lane }) => `${_id}${lane}`);

describe('the lanes of a row', () => {
  it('are taken by start, then by length, and used again when they are free', () => {
    expect(lanesOf(bar('a', 5, 9), bar('b', 1, 4), bar('c', 1, 6), bar('d', 7, 8))).toEqual([
      'c0',
      'b1',
      'a1',
      'd0',
    ]);
  });

  it('do not overlap where one ends on the day on which another starts', () => {
    expect(lanesOf(bar('a', 1, 5), bar('b', 5, 9))).toEqual(['a0', 'b1']);
  });

  it('are at most four; the rest is hidden', () => {
    const lanes = assignLanes(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => bar(id, 1, 9)));
    expect(lanes.hidden.map(({ _id }) => _id)).toEqual(['e', 'f']);
    expect(lanes.count).toBe(4);
    expect(rowHeight(lanes)).toBe(26 + 4 * 24 + 22 + 2);
  });

  it('never overlap, and no bar gets lost', () => {
    const bars = fc.array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 9 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(bars, fc.integer({ min: 1, max: 28 }), (given, from) => {
        const all = given.map(([start, days], index) =>
          bar(String(index), start, Math.min(28, start + days)),
        );
        const lanes = assignLanes(all, { startDate: bar('', from, 1).startDate, endDate: '2026-03-28' });
        expect(lanes.bars.length + lanes.hidden.length).toBe(all.length);
        for (let lane = 0; lane < all.length; lane += 1) {
          const inLane = lanes.bars.filter((each) => each.lane === lane).map((each) => each.bar);
          inLane.sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
          inLane.slice(1).forEach((next, index) => {
            expect(next.startDate > inLane[index]!.endDate).toBe(true);
          });
        }
      }),
    );
  });

  it('make a row higher, which has room for one', () => {
    expect(rowHeight(assignLanes([]))).toBe(52);
    expect(rowHeight(assignLanes([bar('a', 1, 2)]))).toBe(52);
    expect(rowHeight(assignLanes([bar('a', 1, 2), bar('b', 1, 2)]))).toBe(76);
  });

  it('are as many as the days in sight need, whose bars come first', () => {
    const bars = [bar('a', 1, 20), bar('b', 2, 9), bar('c', 3, 20), bar('d', 4, 9)];
    const lanes = assignLanes(bars, { startDate: '2026-03-10', endDate: '2026-03-20' });
    expect(lanes.bars.map(({ bar: { _id }, lane }) => `${_id}${lane}`)).toEqual(['a0', 'b2', 'c1', 'd3']);
    expect(lanes.count).toBe(2);
    expect(rowHeight(lanes)).toBe(26 + 2 * 24 + 2);
  });

  it('hide nothing for days out of sight', () => {
    const crowd = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => bar(id, 1, 9));
    const lanes = assignLanes([...crowd, bar('g', 12, 13)], {
      startDate: '2026-03-10',
      endDate: '2026-03-20',
    });
    expect(lanes.hidden).toEqual([]);
    expect(lanes.count).toBe(1);
    expect(isSameLanes(lanes, assignLanes([...crowd, bar('g', 12, 13)]))).toBe(false);
  });
});
