import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { renderPortal } from '../test-support/render-portal';

const FIRST_COLUMN_PX = 264;

/** Shows a sheet over time from a Monday on. */
async function show(page: string, zoom: string) {
  const view = renderPortal(`/manager/${page}&zoom=${zoom}&from=2026-03-09`);
  const grid = await screen.findByRole(page.includes('group=project') ? 'treegrid' : 'grid');
  const scroller = grid.parentElement!.parentElement!;
  const wheel = (deltaY: number, keys: object = { ctrlKey: true }) =>
    // Whether the browser scrolls.
    fireEvent.wheel(scroller, { deltaY, clientX: FIRST_COLUMN_PX + 300, ...keys });
  return { ...view, grid, scroller, axis: scroller.querySelector('[data-axis]')!, wheel };
}

beforeEach(() => layOut());

describe.each([
  ['the schedule by engineer', 'assignments?view=schedule'],
  ['the schedule by project', 'assignments?view=schedule&group=project'],
  ['the roadmap', 'projects?view=roadmap'],
])('on %s', (_name, page) => {
  it('Ctrl or ⌘ and the wheel zoom by a step, and the day under the pointer stays', async () => {
    const { address, wheel } = await show(page, 'week');
    expect(wheel(120)).toBe(false);
    // 300 px are 30 days by week, and 120 by month.
    await waitFor(() => expect(address()).toMatch(/from=2025-12-09/));
    expect(address()).not.toContain('zoom=week');
    wheel(-120, { metaKey: true });
    await waitFor(() => expect(address()).toMatch(/from=2026-03-09/));
  });
});

describe('on a sheet over time', () => {
  const SCHEDULE = 'assignments?view=schedule';

  it('the wheel scrolls without Ctrl, and zooms no further than there is', async () => {
    const { address, wheel } = await show(SCHEDULE, 'month');
    const before = address();
    expect(wheel(120, {})).toBe(true);
    expect(wheel(120)).toBe(false);
    expect(address()).toBe(before);
  });

  it('pinching zooms once its small steps are as much as one of a wheel', async () => {
    const { address, wheel } = await show(SCHEDULE, 'week');
    const before = address();
    for (let step = 0; step < 9; step += 1) wheel(-10);
    expect(address()).toBe(before);
    wheel(-10);
    await waitFor(() => expect(address()).toContain('zoom=day'));
  });

  it('a double click on the axis zooms in there, and one on its buttons does not', async () => {
    const { address, axis } = await show(SCHEDULE, 'month');
    fireEvent.doubleClick(screen.getByRole('button', { name: 'Today' }), { clientX: 100 });
    expect(address()).toContain('zoom=month');
    fireEvent.doubleClick(axis, { clientX: FIRST_COLUMN_PX });
    await waitFor(() => expect(address()).not.toContain('zoom='));
    expect(address()).toContain('from=2026-03-09');
  });

  it('dragging the axis scrolls with the pointer until the button is released', async () => {
    const { axis, scroller } = await show(SCHEDULE, 'week');
    const at = scroller.scrollLeft;
    fireEvent.pointerDown(axis, { button: 0, buttons: 1, clientX: 600 });
    fireEvent.pointerMove(window, { buttons: 1, clientX: 500 });
    expect(scroller.scrollLeft).toBe(at + 100);
    fireEvent.pointerMove(window, { buttons: 1, clientX: 650 });
    expect(scroller.scrollLeft).toBe(at - 50);
    fireEvent.pointerMove(window, { buttons: 0, clientX: 700 });
    fireEvent.pointerMove(window, { buttons: 1, clientX: 800 });
    expect(scroller.scrollLeft).toBe(at - 50);
  });
});
