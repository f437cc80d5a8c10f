import { addDays } from '@erm/contracts/calendar-day';
import { memoryId } from '@erm/portal-kit/testing';
import { spokenRange } from '@erm/planning';
import { expect } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { memoryApi, renderPortal } from './render-portal';

export const PAGE = '/manager/projects?view=roadmap';
/** The tests' clock. */
const TODAY = '2026-03-11';
export const [ATLAS, RESIDENCY] = [memoryId(11), memoryId(12)];
export const day = (from: number) => addDays(TODAY, from);
export const days = (from: number, to: number, withYear = true) =>
  spokenRange({ startDate: day(from), endDate: day(to) }, withYear);

export const span = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^${name},`) });
export const foot = () => screen.getByText(/^\d+ projects?$/).closest('[role=status]');
export const rowNames = () =>
  screen.getAllByRole('rowheader').map((header) => header.getAttribute('aria-label'));
export const show = async (address = PAGE, memory = memoryApi()) => {
  const view = renderPortal(address, memory);
  await span('Atlas Billing');
  return view;
};
export type View = Awaited<ReturnType<typeof show>>;
export const batches = (view: View) =>
  view.host.requests
    .filter(({ path }) => path === '/api/batches')
    .map(({ body }) => (body as { operations: unknown[] }).operations);
/** The toast says so, and offers to undo it. */
export const saved = (view: View, title: string) =>
  waitFor(() =>
    expect(view.host.notifications).toContainEqual(
      expect.objectContaining({ title, action: expect.objectContaining({ label: 'Undo' }) as object }),
    ),
  );
export const scroller = () => screen.getByRole('grid', { name: 'Roadmap' }).parentElement!.parentElement!;
/** Takes a project by keyboard. */
export async function take(view: View, name: string) {
  (await span(name)).focus();
  await view.user.keyboard(' ');
}
