import { timeScale } from '../days/time-scale';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { topsOf } from '../rows/row-tops';
import { RowList, type GridRow } from '../rows/row-list';
import type { PlacedRows } from '../rows/use-placed-rows';
import type { Gone } from './bar-moves';
import type { Drawing, DrawnBar } from './drawing';
import { createGhosts, type Ghosts } from './ghosts';
import { slideChanges } from './slide-changes';

const scale = timeScale('week', { startDate: '2026-01-01', endDate: '2026-12-31' });
const FIRST = { startDate: '2026-01-01', endDate: '2026-03-31' };
const SECOND = { startDate: '2026-01-01', endDate: '2026-06-30' };
const bar = (id: string, more: Partial<DrawnBar> = {}): DrawnBar => ({
  id,
  version: 1,
  left: 100,
  width: 70,
  top: 22,
  ...more,
});

interface Row {
  id?: string;
  height: number;
  bars: DrawnBar[];
}

const gridRows = new WeakMap<Row, GridRow[]>();
/** The same object for the same row, as in views. */
function gridRow(row: Row, index: number): GridRow {
  const { id = `engineer ${index}`, height } = row;
  const known = gridRows.get(row) ?? [];
  gridRows.set(row, known);
  return (known[index] ??= { id, height, cells: [] });
}

function drawing(rows: readonly Row[], corrected = 0, more: Partial<Drawing> = {}): Drawing {
  const tops = topsOf(rows.map(({ height }) => height));
  const list = new RowList(rows.map(gridRow));
  const placed = {
    drawn: () => Array.from(rows.keys(), (index) => ({ index })),
    topOf: (id: string) => tops[list.indexOf(id)!],
    heightOf: (id: string) => list.get(id)?.height,
  } as unknown as PlacedRows;
  return {
    placed,
    scale,
    corrected,
    rows: list,
    barsAt: (row) => rows[row]?.bars ?? [],
    ...more,
  };
}

let ghosts: Ghosts;
let gone: Map<string, Gone>;
let animate: MockInstance<Element['animate']>;
const slide = (before: Drawing, after: Drawing) => {
  const rows = after.placed.drawn().map(({ index: row }) => {
    const cells = after.barsAt(row).map(({ id }) => `<i data-cell="${id}"></i>`);
    return `<div data-row="${after.rows.idAt(row)}" title="${row}">${cells.join('')}</div>`;
  });
  document.body.innerHTML = rows.join('');
  animate.mockClear();
  slideChanges(before, after, { ghosts, gone, sheet: document.body });
};
/** What is animated, such as "row 1 from 0, -24 in 160". */
const seen = () =>
  animate.mock.calls.map(([keyframes, options], at) => {
    const { dataset, title } = animate.mock.contexts[at] as HTMLElement;
    const { transform, blockSize, inlineSize } = keyframes as Record<string, string[]>;
    const from = transform?.[0]?.match(/-?\d+/g)?.join(', ') ?? (blockSize ?? inlineSize)?.join(' to ');
    const { duration } = options as KeyframeAnimationOptions;
    return `${dataset['cell'] ?? `row ${title}`} from ${from} in ${String(duration)}`;
  });

beforeEach(() => {
  ghosts = createGhosts();
  gone = new Map();
  animate = vi.spyOn(Element.prototype, 'animate');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const one: Row = { height: 48, bars: [bar('a')] };
const two: Row = { height: 48, bars: [bar('b')] };
const three: Row = { height: 48, bars: [] };
const grown: Row = { height: 72, bars: [bar('a'), bar('new', { top: 46 })] };

describe('rows', () => {
  it('below one that gets a lane slide from where they were, while that grows', () => {
    slide(drawing([one, two, three]), drawing([grown, two, three]));
    expect(seen()).toEqual([
      'row 0 from 48px to 72px in 160',
      'row 1 from 0, -24 in 160',
      'row 2 from 0, -24 in 160',
    ]);
  });

  it('above it slide if the sheet was scrolled, so that those below stay where they are', () => {
    slide(drawing([one, two, three]), drawing([one, { ...two, height: 72 }, three], 24));
    expect(seen()).toEqual([
      'row 0 from 0, 24 in 160',
      'row 1 from 0, 24 in 160',
      'row 1 from 48px to 72px in 160',
    ]);
  });

  it.each<[string, Drawing, Drawing]>([
    ['nothing but the scroll position has changed', drawing([one, two]), drawing([one, two], 24)],
    ['zooming', drawing([one, two]), drawing([grown, two], 0, { scale: timeScale('month', scale.span) })],
    ['others are shown', drawing([one, two]), drawing([grown, { ...two, id: 'somebody else' }])],
    ['one was loading', drawing([one, two], 0, { rows: new RowList([undefined]) }), drawing([grown, two])],
    [
      'other days are shown',
      drawing([one], 0, { daysAt: () => FIRST }),
      drawing([grown], 0, { daysAt: () => SECOND }),
    ],
  ])('do not slide when %s', (_when, before, after) => {
    slide(before, after);
    expect(seen()).toEqual([]);
  });
});

describe('bars', () => {
  it('slide for 240 ms when they were changed, and for 160 when that is taken back or they only give way', () => {
    const rows = (version: number, left: number, top: number) => [
      { height: 96, bars: [bar('a', { version, left }), bar('b', { top })] },
    ];
    slide(drawing(rows(1, 100, 22)), drawing(rows(2, 130, 46)));
    expect(seen()).toEqual(['a from -30, 0 in 240', 'b from 0, -24 in 160']);
    slide(drawing(rows(2, 130, 46)), drawing(rows(2, 100, 46)));
    expect(seen()).toEqual(['a from 30, 0 in 160']);
  });

  it('get their other length as slowly', () => {
    slide(drawing([one]), drawing([{ ...one, bars: [bar('a', { version: 2, width: 140 })] }]));
    expect(seen()).toEqual(['a from 68px to 138px in 240']);
  });

  it('slide from another row, beside what their own row slides', () => {
    const before = drawing([{ height: 72, bars: [bar('a', { top: 46 })] }, three]);
    const after = drawing([
      { height: 48, bars: [] },
      { height: 48, bars: [bar('a', { version: 2 })] },
    ]);
    slide(before, after);
    // It was 46 px from the top, and is 70 now, of which its row slides 24.
    expect(seen()).toEqual([
      'row 0 from 72px to 48px in 160',
      'row 1 from 0, 24 in 160',
      'a from 0, -48 in 240',
    ]);
  });

  it('slide from another row whose page was read earlier', () => {
    const [without, taken] = [
      { ...one, bars: [] },
      { ...two, bars: [bar('b'), bar('a', { version: 2, top: 46 })] },
    ];
    slide(drawing([one, two]), drawing([without, two]));
    expect(seen()).toEqual([]);
    slide(drawing([without, two]), drawing([without, taken]));
    expect(seen()).toEqual(['a from 0, -72 in 240']);
    vi.useFakeTimers();
    slide(drawing([one, two]), drawing([without, two]));
    vi.advanceTimersByTime(2000);
    slide(drawing([without, two]), drawing([without, taken]));
    expect(seen()).toEqual([]);
    vi.useRealTimers();
  });

  it('are where they were dropped, in a lane to which they slide for 160 ms', () => {
    const taken = { height: 72, bars: [bar('b'), bar('a', { left: 170, top: 46 })] };
    const drop = (top: number) => {
      ghosts.show('a', { left: 170, width: 70, top })();
      slide(drawing([one, two]), drawing([{ ...one, bars: [] }, taken]));
    };
    drop(48 + 46);
    expect(seen()).toEqual(['row 1 from 48px to 72px in 160']);
    drop(48 + 22);
    expect(seen()).toContain('a from 0, -24 in 160');
    // What follows is no drop.
    slide(drawing([{ ...one, bars: [] }, taken]), drawing([one, two]));
    expect(seen()).toContain('a from 70, 72 in 160');
    slide(drawing([one, two]), drawing([{ ...one, bars: [] }, taken]));
    expect(seen()).toContain('a from -70, -72 in 160');
  });

  it('slide from where they are when their ghost was elsewhere, or long ago', () => {
    vi.useFakeTimers();
    const after = drawing([{ ...one, bars: [bar('a', { version: 2, left: 130 })] }]);
    ghosts.show('a', { left: 170, width: 70, top: 22 })();
    slide(drawing([one]), after);
    expect(seen()).toEqual(['a from -30, 0 in 240']);
    ghosts.show('a', { left: 130, width: 70, top: 22 })();
    vi.advanceTimersByTime(2000);
    slide(drawing([one]), after);
    expect(seen()).toEqual(['a from -30, 0 in 240']);
    vi.useRealTimers();
  });

  it('and rows are there at once with reduced motion, and what has moved is marked for two seconds', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const moved = [bar('b', { top: 46 }), bar('a', { version: 2, left: 170 })];
    slide(drawing([one, two, three]), drawing([{ ...one, bars: [] }, { height: 72, bars: moved }, three]));
    expect(animate.mock.contexts).toEqual([document.querySelector('[data-cell="a"]')]);
    const outline = { outline: '2px solid var(--accent-ring)', outlineOffset: '2px' };
    expect(animate.mock.calls).toEqual([[[outline, outline], 2000]]);
  });
});
