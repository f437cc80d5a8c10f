import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { layOutLoad } from './lay-out-load';
import { LoadChart } from './LoadChart';
import { LoadLegend } from './LoadLegend';
import { monthTicks } from './month-ticks';

const steps = [
  { start: '2026-05-04', end: '2026-05-29', current: 70, added: 50 },
  { start: '2026-05-30', end: '2026-06-12', current: 30, added: 50 },
  { start: '2026-06-13', end: '2026-08-28', current: 0, added: 50 },
];

describe('layOutLoad', () => {
  it('gives each step the share of its days, both ends included', () => {
    const layout = layOutLoad(steps, 100);
    expect(layout?.days).toBe(117);
    expect(layout?.steps.map(({ left, width }) => [left * 1.17, width * 1.17].map(Math.round))).toEqual([
      [0, 26],
      [26, 14],
      [40, 77],
    ]);
  });

  it('cuts a step at the maximum and calls the rest over', () => {
    const [first, second] = layOutLoad(steps, 100)?.steps ?? [];
    expect(first).toMatchObject({ total: 120 });
    expect(first?.current).toBeCloseTo(70 / 1.2);
    expect(first?.added).toBeCloseTo(30 / 1.2);
    expect(first?.over).toBeCloseTo(20 / 1.2);
    expect(second).toMatchObject({ total: 80, over: 0 });
  });

  it('is as high as the maximum while nothing exceeds it', () => {
    const layout = layOutLoad([{ start: '2026-05-04', end: '2026-05-04', current: 50 }], 100);
    expect(layout).toMatchObject({ days: 1, maxHeight: 100 });
    expect(layout?.steps[0]).toMatchObject({ left: 0, width: 100, current: 50, added: 0, over: 0 });
  });

  it('calls all of a load over where there is no capacity', () => {
    const [step] = layOutLoad([{ start: '2026-05-04', end: '2026-05-05', current: 30 }], 0)?.steps ?? [];
    expect(step).toMatchObject({ current: 0, over: 100 });
  });

  it('counts days, not hours, over a change of the clock', () => {
    expect(layOutLoad([{ start: '2026-03-01', end: '2026-11-30', current: 1 }], 100)?.days).toBe(275);
  });

  it('draws nothing without a day', () => {
    expect(layOutLoad([], 100)).toBeNull();
    expect(layOutLoad([{ start: 'soon', end: '2026-05-05', current: 30 }], 100)).toBeNull();
  });
});

describe('monthTicks', () => {
  it('names the months that begin within the span, clear of its ends', () => {
    expect(monthTicks(new Date(2026, 4, 4), 117).map(({ label }) => label)).toEqual(['Jun', 'Jul', 'Aug']);
    expect(monthTicks(new Date(2026, 4, 4), 40).map(({ label }) => label)).toEqual(['Jun']);
    expect(monthTicks(new Date(2026, 4, 4), 10)).toEqual([]);
  });

  it('says which have room on half the width', () => {
    const sparse = monthTicks(new Date(2026, 0, 4), 330).filter((tick) => tick.sparse);
    expect(sparse.map(({ label }) => label)).toEqual(['Apr', 'Jun', 'Aug']);
  });

  it('leaves out what would overlap over years', () => {
    const ticks = monthTicks(new Date(2026, 0, 1), 1500);
    expect(ticks.length).toBeGreaterThan(5);
    for (const [index, { left }] of ticks.entries()) {
      expect(left - (ticks[index - 1]?.left ?? 0)).toBeGreaterThanOrEqual(9);
    }
  });
});

describe('LoadChart', () => {
  it('is a picture that says its summary', async () => {
    render(
      <>
        <LoadLegend addedLabel="This assignment" over />
        <LoadChart steps={steps} max={100} label="The load peaks at 120% from May 4 to May 29, 2026." />
      </>,
    );
    const chart = screen.getByRole('img', { name: 'The load peaks at 120% from May 4 to May 29, 2026.' });
    for (const text of ['120%', '80%', '50%', 'Max 100%', 'May 4', 'Jun', 'Aug 28']) {
      expect(chart).toHaveTextContent(text);
    }
    await expectAccessible();
  });

  it('names a single day once', () => {
    const day = { start: '2026-05-04', end: '2026-05-04', current: 60 };
    render(<LoadChart steps={[day]} max={100} label="Load" />);
    expect(screen.getAllByText('May 4')).toHaveLength(1);
  });

  it('takes another word for its first day', () => {
    render(<LoadChart steps={steps} max={100} label="Load" startLabel="Today" />);
    expect(screen.getByRole('img')).toHaveTextContent('Today');
    expect(screen.getByRole('img')).not.toHaveTextContent('May 4');
  });
});
