import { addDays } from '@erm/contracts/calendar-day';
import { engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { announcing } from '../test-support/announcing';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const AXIS_PX = 48;
const ROW_PX = 52;
/** The height of everything here. */
const HEIGHT_PX = 800;
const MONDAY = '2026-03-02';

/** 40 engineers, of whom the first has two assignments. The second begins in the last column that is in sight. */
const company = () =>
  memoryApi({
    engineers: Array.from({ length: 40 }, (_, index) =>
      engineerRecord(100 + index, `Person ${String(index).padStart(3, '0')}`),
    ),
    assignments: [0, 91].map((from, index) => ({
      _id: memoryId(1000 + index),
      engineerId: memoryId(100),
      projectId: memoryId(11),
      allocationPercentage: 50,
      role: 'Lead',
      version: 1,
      startDate: addDays(MONDAY, from),
      endDate: addDays(MONDAY, from + 60),
    })),
  });
const head = (number: number) =>
  screen.findByRole('rowheader', { name: new RegExp(`Person ${String(number).padStart(3, '0')}`) });
const scroller = () => screen.getByRole('grid').parentElement!.parentElement!;

beforeEach(() => {
  localStorage.clear();
  layOut();
});

describe('scrolling with the focus', () => {
  const show = async () => {
    const view = renderPortal('/manager/assignments?view=schedule', company());
    (await head(0)).focus();
    return view.user;
  };

  it('keeps the next row in sight, down and up', async () => {
    const user = await show();
    for (let row = 1; row <= 20; row += 1) await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await head(20)).toHaveFocus());
    const bottomOf = (row: number) => AXIS_PX + (row + 1) * ROW_PX;
    expect(scroller().scrollTop + HEIGHT_PX).toBeGreaterThanOrEqual(bottomOf(21));
    for (let row = 19; row >= 5; row -= 1) await user.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await head(5)).toHaveFocus());
    expect(scroller().scrollTop + AXIS_PX).toBeLessThanOrEqual(bottomOf(4) - ROW_PX);
  });

  it('keeps a column before an assignment in sight, also where only its edge was', async () => {
    const user = await show();
    const before = scroller().scrollLeft;
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const bar = await screen.findByRole('gridcell', { name: /June 1 to July 31/ });
    await waitFor(() => expect(bar).toHaveFocus());
    expect(scroller().scrollLeft).toBeGreaterThan(before);
  });

  it('goes on from the row that a link begins with, which stays the first one in sight', async () => {
    const at = `&at=${memoryId(112)}`;
    const { address } = renderPortal(`/manager/assignments?view=schedule${at}`, company());
    await head(12);
    await waitFor(() => expect(scroller().scrollTop).toBe(12 * ROW_PX));
    // The address follows once scrolling rests.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(address()).toContain(at);
  });
});

describe('the row with the focus, when others add somebody above it', () => {
  const VIEWS = ['assignments?view=schedule', 'engineers?view=availability'];

  async function addAbove(view: string) {
    const { events, announce } = announcing();
    const memory = company();
    const { user } = renderPortal(`/manager/${view}`, memory, events);
    const row = await head(5);
    row.focus();
    memory.records.engineers.unshift(engineerRecord(99, 'Adam First'));
    await announce('user');
    await screen.findByRole('rowheader', { name: /Adam First/ });
    expect(row).toHaveFocus();
    return { user, row };
  }

  it('is the one that keys concern, in the schedule', async () => {
    const { user } = await addAbove(VIEWS[0]!);
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await head(6)).toHaveFocus());
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'Create Assignment' });
    expect(within(dialog).getByRole('combobox', { name: 'Engineer' })).toHaveValue('Person 006');
  });

  it('is the one that keys concern, in the availability', async () => {
    const { user, row } = await addAbove(VIEWS[1]!);
    expect(row).toHaveAttribute('tabindex', '0');
    await user.keyboard('{ArrowDown}');
    expect(await head(6)).toHaveFocus();
  });

  it.each(VIEWS)('stays where it is: %s', async (view) => {
    const { row } = await addAbove(view);
    const sheet = row.closest('[role="grid"]')!.parentElement!;
    const scrolled = Math.max(sheet.scrollTop, sheet.parentElement!.scrollTop);
    expect(scrolled).toBe(view.includes('schedule') ? ROW_PX : 40);
  });

  it.each(VIEWS)('is not followed where another part of the page has it: %s', async (view) => {
    const { events, announce } = announcing();
    const memory = company();
    renderPortal(`/manager/${view}`, memory, events);
    const row = await head(5);
    memory.records.engineers.unshift(engineerRecord(99, 'Adam First'));
    await announce('user');
    await screen.findByRole('rowheader', { name: /Adam First/ });
    const sheet = row.closest('[role="grid"]')!.parentElement!;
    expect(sheet.scrollTop + sheet.parentElement!.scrollTop).toBe(0);
  });
});
