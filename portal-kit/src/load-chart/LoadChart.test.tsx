import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@erm/ui-kit/testing';
import { computeLoadLayout } from './load-layout';
import { LoadChart } from './LoadChart';
import { LoadLegend } from './LoadLegend';
import { monthTicks } from './month-ticks';

const steps = [
  { startDate: '2026-05-04', endDate: '2026-05-29', load: 70 },
  { startDate: '2026-05-30', endDate: '2026-06-12', load: 30 },
  { startDate: '2026-06-13', endDate: '2026-08-28', load: 0 },
];

describe('computeLoadLayout', () => {
  it('sizes each step by its number of days, both ends included', () => {
    const layout = computeLoadLayout(steps, 100, 50);
    expect(layout?.days).toBe(117);
    expect(layout?.steps.map(({ left, width }) => [left * 1.17, width * 1.17].map(Math.round))).toEqual([
      [0, 26],
      [26, 14],
      [40, 77],
    ]);
  });

  it('splits a step at the maximum and marks the excess as over', () => {
    const [first, second] = computeLoadLayout(steps, 100, 50)?.steps ?? [];
    expect(first).toMatchObject({ total: 120 });
    expect(first?.current).toBeCloseTo(70 / 1.2);
    expect(first?.added).toBeCloseTo(30 / 1.2);
    expect(first?.over).toBeCloseTo(20 / 1.2);
    expect(second).toMatchObject({ total: 80, over: 0 });
  });

  it('scales to the maximum if nothing exceeds it', () => {
    const layout = computeLoadLayout([{ startDate: '2026-05-04', endDate: '2026-05-04', load: 50 }], 100, 0);
    expect(layout).toMatchObject({ days: 1, maxHeight: 100 });
    expect(layout?.steps[0]).toMatchObject({ left: 0, width: 100, current: 50, added: 0, over: 0 });
  });

  it('marks the whole load as over if the maximum is 0', () => {
    const [step] =
      computeLoadLayout([{ startDate: '2026-05-04', endDate: '2026-05-05', load: 30 }], 0, 0)?.steps ?? [];
    expect(step).toMatchObject({ current: 0, over: 100 });
  });

  it('counts calendar days across a daylight saving change', () => {
    expect(
      computeLoadLayout([{ startDate: '2026-03-01', endDate: '2026-11-30', load: 1 }], 100, 0)?.days,
    ).toBe(275);
  });

  it('returns null without steps', () => {
    expect(computeLoadLayout([], 100, 0)).toBeNull();
  });
});

describe('monthTicks', () => {
  it('labels the months that begin within the dates, away from the axis ends', () => {
    expect(monthTicks('2026-05-04', 117).map(({ label }) => label)).toEqual(['Jun', 'Jul', 'Aug']);
    expect(monthTicks('2026-05-04', 40).map(({ label }) => label)).toEqual(['Jun']);
    expect(monthTicks('2026-05-04', 10)).toEqual([]);
  });

  it('marks the ticks that fit on half the width', () => {
    const sparse = monthTicks('2026-01-04', 330).filter((tick) => tick.sparse);
    expect(sparse.map(({ label }) => label)).toEqual(['Apr', 'Jun', 'Aug']);
  });

  it('omits ticks that would overlap', () => {
    const ticks = monthTicks('2026-01-01', 1500);
    expect(ticks.length).toBeGreaterThan(5);
    for (const [index, { left }] of ticks.entries()) {
      expect(left - (ticks[index - 1]?.left ?? 0)).toBeGreaterThanOrEqual(9);
    }
  });
});

describe('LoadChart', () => {
  it('is an image with a summary', async () => {
    render(
      <>
        <LoadLegend addedLabel="This assignment" over />
        <LoadChart
          steps={steps}
          added={50}
          max={100}
          label="The load peaks at 120% from May 4 to May 29, 2026."
        />
      </>,
    );
    const chart = screen.getByRole('img', { name: 'The load peaks at 120% from May 4 to May 29, 2026.' });
    for (const text of ['120%', '80%', '50%', 'Max 100%', 'May 4', 'Jun', 'Aug 28']) {
      expect(chart).toHaveTextContent(text);
    }
    await expectAccessible();
  });

  it('labels a single day once', () => {
    const day = { startDate: '2026-05-04', endDate: '2026-05-04', load: 60 };
    render(<LoadChart steps={[day]} max={100} label="Load" />);
    expect(screen.getAllByText('May 4')).toHaveLength(1);
  });

  it('supports a custom label for the first day', () => {
    render(<LoadChart steps={steps} added={50} max={100} label="Load" startLabel="Today" />);
    expect(screen.getByRole('img')).toHaveTextContent('Today');
    expect(screen.getByRole('img')).not.toHaveTextContent('May 4');
  });
});
