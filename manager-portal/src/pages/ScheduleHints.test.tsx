import { engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { announcing } from '../test-support/announcing';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const of = (id: number, allocationPercentage: number, startDate: string, endDate: string) => ({
  _id: memoryId(id),
  engineerId: memoryId(3),
  projectId: memoryId(11),
  role: 'Lead',
  version: 1,
  allocationPercentage,
  startDate,
  endDate,
});
const records = {
  engineers: [engineerRecord(3, 'Noor Haddad', { maxCapacity: 80 })],
  assignments: [of(51, 60, '2026-03-02', '2026-05-29'), of(52, 20, '2026-03-23', '2026-04-10')],
};
const PX_PER_DAY = 10;
/** The days of the canvas begin with the month 24 months before the first one in sight. */
const x = (day: string) => ((Date.parse(day) - Date.parse('2024-03-01')) / 86_400_000) * PX_PER_DAY + 5;

beforeEach(() => layOut());

it('the load strip says in a tooltip which days it is about, and with how many assignments', async () => {
  renderPortal('/manager/assignments?view=schedule&from=2026-03-09', memoryApi(records));
  const head = await screen.findByRole('rowheader', { name: /Noor Haddad/ });
  const track = head.parentElement!.querySelector('[data-track]')!;
  const point = (day: string, clientY: number) => fireEvent.pointerMove(track, { clientX: x(day), clientY });
  // Not the one that waits for changes of the page, which pointing is.
  await vi.waitFor(() => {
    point('2026-03-25', 10);
    expect(track).toHaveAttribute('title', 'Mar 23 – Apr 10: 80 of 80%, 2 assignments');
  });
  point('2026-04-11', 10);
  expect(track).toHaveAttribute('title', 'Apr 11 – May 29: 60 of 80%, 1 assignment');
  point('2026-06-01', 10);
  expect(track).toHaveAttribute(
    'title',
    expect.stringMatching(/^May 30, 2026 – .*: 0 of 80%, 0 assignments$/),
  );
  // Among the bars, which have tooltips of their own.
  point('2026-04-11', 40);
  expect(track).not.toHaveAttribute('title');
});

it('a mouse that rests on an assignment dims those of other projects, but not what others add to its own', async () => {
  const { events, announce } = announcing();
  const others = { ...of(53, 10, '2026-03-02', '2026-03-20'), projectId: memoryId(12) };
  const memory = memoryApi({ ...records, assignments: [...records.assignments, others] });
  const { user } = renderPortal('/manager/assignments?view=schedule&from=2026-03-09', memory, events);
  const bar = await screen.findByRole('gridcell', { name: /60 percent/ });
  fireEvent.pointerOver(bar, { pointerType: 'mouse' });
  const grid = screen.getByRole('grid');
  const lit = () => [...grid.querySelectorAll('[data-lit]')].map((each) => each.textContent);
  await waitFor(() => expect(grid).toHaveAttribute('data-dims'));
  expect(lit()).toHaveLength(2);
  memory.records.assignments.push(of(54, 5, '2026-04-20', '2026-05-20'));
  await announce('assignment');
  await waitFor(() => expect(lit()).toHaveLength(3));
  // Not while something is held.
  bar.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(bar).toHaveAttribute('data-place', 'left'));
  await waitFor(() => expect(grid).not.toHaveAttribute('data-dims'));
  expect(lit()).toEqual([]);
  fireEvent.pointerOver(bar, { pointerType: 'mouse' });
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(grid).not.toHaveAttribute('data-dims');
  await user.keyboard('{Escape}');
  // Nor before it has rested.
  fireEvent.pointerOver(bar, { pointerType: 'mouse' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(grid).not.toHaveAttribute('data-dims');
  await waitFor(() => expect(grid).toHaveAttribute('data-dims'));
  fireEvent.pointerLeave(grid, { pointerType: 'mouse' });
  expect(grid).not.toHaveAttribute('data-dims');
});
