import { addDays } from '@erm/contracts/calendar-day';
import { changeRecord, engineerRecord, failure, memoryId } from '@erm/portal-kit/testing';
import { shortRange } from '@erm/planning';
import type { HostEvent, TransportResponse } from '@erm/portal-sdk';
import { expectAccessible } from '@erm/ui-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';
import '../test-support/changes-loaded';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { writesOf } from '../test-support/writes-of';

const MOVED = memoryId(22);
const NAME = /^Data Residency EU, /;

/** Takes an assignment by keys, and lets somebody else change what it is. */
async function takeWhatChanges(
  change: { allocationPercentage?: number; engineerId?: string; startDate?: string },
  group = 'engineer',
  keys = ' {ArrowRight}',
) {
  sessionStorage.setItem('schedule-open-projects', JSON.stringify({ all: true, except: [] }));
  const memory = memoryApi();
  const { assignments } = memory.records;
  const index = assignments.findIndex(({ _id }) => _id === MOVED);
  const before = assignments[index]!;
  const view = renderPortal(`/manager/assignments?view=schedule&group=${group}`, memory);
  const bar = await screen.findByRole('gridcell', { name: group === 'engineer' ? NAME : /30 percent/ });
  bar.focus();
  await view.user.keyboard(keys);
  assignments[index] = { ...before, ...change, version: before.version + 1 };
  const { allocationPercentage } = before;
  memory.records.changes.unshift(
    changeRecord({
      _id: memoryId(80),
      at: new Date().toISOString(),
      entity: 'assignment',
      entityId: MOVED,
      before: { allocationPercentage },
      after: { ...change, version: before.version + 1 },
      actor: { _id: memoryId(96), name: 'Marta Kowalska' },
    }),
  );
  return { ...view, before };
}
const question = () => screen.findByRole('alertdialog', { name: 'Changed in the meantime' });
const updating = (body: object) => ({ operations: [{ action: 'update', id: MOVED, body }] });
const ghosts = () => document.querySelectorAll('[data-place="left"]');

beforeEach(() => layOut());

it.each(['engineer', 'project'])(
  'asks whether to move what somebody else has changed meanwhile, by %s',
  async (group) => {
    const { user, host, before } = await takeWhatChanges({ allocationPercentage: 20 }, group);
    await user.keyboard('{Enter}');
    const dialog = await question();
    expect(dialog).toHaveTextContent(
      `Data Residency EU was changed elsewhere while you moved it. Now it is 20%, ${shortRange(before)}, with Ana Sousa.`,
    );
    const edit = await within(dialog).findByRole('region', {
      name: 'Allocation changed by Marta Kowalska, just now',
    });
    expect(edit).toHaveTextContent('Allocation30% → changed to 20%');
    // It stays where it was put down until that is decided.
    expect(ghosts()).toHaveLength(1);
    expect(host.notifications).toEqual([]);
    expect(screen.queryByText(/^Moved: /)).not.toBeInTheDocument();
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Move it anyway' }));
    await waitFor(() => expect(host.notifications).toMatchObject([{ title: 'Dates changed' }]));
    const dates = { startDate: addDays(before.startDate, 1), endDate: addDays(before.endDate, 1) };
    expect(writesOf({ host }).map(({ body }) => body)).toEqual([
      updating({ ...dates, version: before.version }),
      updating({ ...dates, version: before.version + 1 }),
    ]);
    expect(ghosts()).toHaveLength(0);
    expect(await screen.findByText(/^Moved: Data Residency EU/)).toBeInTheDocument();
  },
);

it('leaves what is moved in time only with whom somebody else has given it to', async () => {
  const { user, host, before } = await takeWhatChanges({ engineerId: memoryId(2) });
  await user.keyboard('{Enter}');
  const dialog = await question();
  expect(dialog).toHaveTextContent('with Ilya Aronov.');
  await user.click(within(dialog).getByRole('button', { name: 'Move it anyway' }));
  await waitFor(() => expect(host.notifications).toMatchObject([{ title: 'Dates changed' }]));
  const dates = { startDate: addDays(before.startDate, 1), endDate: addDays(before.endDate, 1) };
  expect(writesOf({ host }).at(-1)?.body).toEqual(updating({ ...dates, version: before.version + 1 }));
});

it('leaves a start as somebody else has set it, if only the end is moved', async () => {
  const startDate = addDays('2026-03-11', 33);
  const keys = ' {Tab}{Tab}{ArrowRight}';
  const { user, host, before } = await takeWhatChanges({ startDate }, 'engineer', keys);
  await user.keyboard('{Enter}');
  await user.click(within(await question()).getByRole('button', { name: 'Move it anyway' }));
  await waitFor(() => expect(host.notifications).toHaveLength(1));
  const moved = { endDate: addDays(before.endDate, 1), version: before.version + 1 };
  expect(writesOf({ host }).at(-1)?.body).toEqual(updating(moved));
  const description = `Data Residency EU, now ${shortRange({ startDate, endDate: moved.endDate })}`;
  expect(host.notifications).toMatchObject([{ title: 'Dates changed', description }]);
});

it('takes no other while one is saved, so that it can still ask about that one', async () => {
  const memory = memoryApi();
  const { user, host } = renderPortal('/manager/assignments?view=schedule', memory);
  let answer = (_response: TransportResponse) => {};
  memory.stubNext('POST', '/api/batches', new Promise((resolve) => (answer = resolve)));
  (await screen.findByRole('gridcell', { name: NAME })).focus();
  await user.keyboard(' {ArrowRight}{Enter}');
  screen.getAllByRole('gridcell', { name: /^Atlas Billing/ })[0]!.focus();
  await user.keyboard(' {ArrowRight}');
  expect(screen.queryByText(/^Taken: Atlas Billing/)).not.toBeInTheDocument();
  expect(host.notifications).toMatchObject([{ kind: 'info', title: 'Still saving' }]);
  answer(failure('CONFLICT', 'Somebody else has changed this.'));
  expect(await question()).toBeVisible();
  expect(writesOf({ host })).toHaveLength(1);
});

it('leaves it to the other, and gives the focus back', async () => {
  const { user, host } = await takeWhatChanges({ allocationPercentage: 20 });
  await user.keyboard('{Enter}');
  await question();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Put back.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(ghosts()).toHaveLength(0);
  expect(writesOf({ host })).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('gridcell', { name: NAME })).toHaveFocus());
});

type User = ReturnType<typeof renderPortal>['user'];
const take = async (bar: HTMLElement, { keyboard }: User) => {
  bar.focus();
  await keyboard(' {ArrowRight}');
};
/** Presses where somebody is free, and drags across some days. */
const dragAcrossDays = () => {
  const track = screen
    .getByRole('rowheader', { name: /Ilya Aronov/ })
    .parentElement!.querySelector('[data-track]')!;
  const mouse = { pointerId: 1, button: 0, buttons: 1, clientY: 10 };
  fireEvent.pointerDown(track, { ...mouse, clientX: 500 });
  fireEvent.pointerMove(track, { ...mouse, clientX: 540 });
};

it.each([
  ['an assignment', take],
  ['the days of a new assignment', dragAcrossDays],
])('shows what others change once %s is not held any more', async (_what, hold) => {
  let tell: ((event: HostEvent) => void) | undefined;
  const memory = memoryApi();
  const { user, requested } = renderPortal('/manager/assignments?view=schedule', memory, {
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
  });
  const bar = await screen.findByRole('gridcell', { name: NAME });
  // Listening begins after the first screen.
  await vi.waitFor(() => expect(tell).toBeDefined(), 30_000);
  await hold(bar, user);
  const other = memory.records.assignments.find(({ _id }) => _id === memoryId(21))!;
  Object.assign(other, { allocationPercentage: 60, version: 2 });
  const before = requested().length;
  act(() => tell?.({ kind: 'reset' }));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(requested()).toHaveLength(before);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('gridcell', { name: /^Atlas Billing, 60 percent/ })).toBeInTheDocument();
});

it('goes on suggesting fixes for whom it concerns once somebody else has moved their row', async () => {
  let tell: ((event: HostEvent) => void) | undefined;
  const memory = memoryApi();
  Object.assign(
    memory.records.engineers.find(({ _id }) => _id === memoryId(1))!,
    { maxCapacity: 20 },
  );
  const { user } = renderPortal('/manager/assignments?view=schedule', memory, {
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
  });
  const bar = await screen.findByRole('gridcell', { name: NAME });
  await vi.waitFor(() => expect(tell).toBeDefined(), 30_000);
  bar.focus();
  await user.keyboard('w');
  await user.click(await screen.findByRole('button', { name: /^Fix/ }));
  const fixes = await screen.findByRole('dialog', { name: 'Fix the overload' });
  const about = within(fixes).getByText(/^Ana Sousa is at /).textContent;
  memory.records.engineers.push(engineerRecord(70, 'Aaron First'));
  act(() => tell?.({ kind: 'reset' }));
  expect(await screen.findByRole('rowheader', { name: /Aaron First/ })).toBeInTheDocument();
  expect(within(fixes).getByText(about)).toBeVisible();
});

it('shows what keys have changed with whom it is once somebody else has moved their row', async () => {
  let tell: ((event: HostEvent) => void) | undefined;
  const memory = memoryApi();
  const { user } = renderPortal('/manager/assignments?view=schedule', memory, {
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
  });
  memory.stubNext('POST', '/api/batches', new Promise(() => {}));
  (await screen.findByRole('gridcell', { name: NAME })).focus();
  await vi.waitFor(() => expect(tell).toBeDefined(), 30_000);
  const topOf = (element: Element | null) =>
    Number.parseFloat(
      element?.closest<HTMLElement>('[style*="inset-block-start"]')?.style.insetBlockStart ?? '',
    );
  const isInRowOf = (name: RegExp) => {
    const row = topOf(screen.getByRole('rowheader', { name }));
    const ghost = topOf(screen.getByText('Data Residency EU 25%'));
    return ghost > row && ghost < row + 150;
  };
  await user.keyboard('-');
  expect(isInRowOf(/Ana Sousa/)).toBe(true);
  memory.records.engineers.push(engineerRecord(70, 'Aaron First'));
  act(() => tell?.({ kind: 'reset' }));
  expect(await screen.findByRole('rowheader', { name: /Aaron First/ })).toBeInTheDocument();
  expect(isInRowOf(/Ana Sousa/)).toBe(true);
});
