import { memoryId } from '@erm/portal-kit/testing';
import { shortRange, spokenRange } from '@erm/planning';
import { expectAccessible } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { ANA, day, ILYA, recordOf } from '../test-support/assignment-records';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { writesOf } from '../test-support/writes-of';

/** Ana has two that overlap, and one by itself. */
const company = () =>
  memoryApi({
    assignments: [recordOf(51, ANA, 20, 0, 19), recordOf(52, ANA, 30, 10, 29), recordOf(53, ANA, 40, 40, 49)],
  });

const show = async (memory = company()) => {
  const view = renderPortal('/manager/assignments?view=schedule&density=compact', memory);
  await screen.findByRole('gridcell', { name: /^40% Atlas Billing, 40 percent/ });
  return view;
};
const both = { startDate: day(10), endDate: day(19) };
const runOfBoth = () =>
  screen.findByRole('gridcell', {
    name: `50% Atlas Billing 30, Atlas Billing 20, ${spokenRange(both)}, 50 of 100 percent, 2 assignments`,
  });

beforeEach(() => {
  layOut();
  localStorage.clear();
});

it('a compact row says in runs what somebody is assigned to, and what is free today', async () => {
  const { container } = await show();
  expect(await runOfBoth()).toHaveTextContent('50% Atlas Billing 30, Atlas Billing 20');
  expect(screen.getByRole('rowheader', { name: /^Ana Sousa/ })).toHaveTextContent('80% free');
  expect(screen.getByRole('rowheader', { name: /^Ilya Aronov/ })).toHaveTextContent('100% free');
  await expectAccessible(container);
});

it('a run of several lists them, each of which leads to its details', async () => {
  const { user } = await show();
  (await runOfBoth()).focus();
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('dialog', { name: `Ana Sousa, ${shortRange(both)}` });
  await user.click(within(list).getByRole('button', { name: /30%/ }));
  expect(await screen.findByRole('dialog', { name: /Atlas Billing/ })).toHaveTextContent('Role 52');
});

it('an assignment is dragged from the list of its run, but not by touch', async () => {
  const { user, host } = await show();
  await user.click(await runOfBoth());
  const list = await screen.findByRole('dialog', { name: `Ana Sousa, ${shortRange(both)}` });
  const item = within(list).getByRole('button', { name: /30%/ });
  const at = { button: 0, buttons: 1, pointerId: 1, clientX: 700, clientY: 10 };
  fireEvent.pointerDown(item, { ...at, pointerType: 'touch', isPrimary: true });
  // Longer than a bar must be held.
  await new Promise((resolve) => setTimeout(resolve, 500));
  fireEvent.pointerMove(item, { ...at, clientX: 770 });
  fireEvent.pointerUp(item, { pointerId: 1 });
  expect(list).toBeInTheDocument();
  fireEvent.pointerDown(item, at);
  fireEvent.pointerMove(item, { ...at, clientX: 702 });
  expect(list).toBeInTheDocument();
  fireEvent.pointerMove(item, { ...at, clientX: 770, altKey: true });
  await waitFor(() => expect(list).not.toBeInTheDocument());
  const grid = screen.getByRole('grid', { name: 'Schedule by engineer' });
  fireEvent.pointerMove(grid, { ...at, clientX: 770, altKey: true });
  fireEvent.pointerUp(grid, { pointerId: 1 });
  await waitFor(() => expect(writesOf({ host })).toHaveLength(1));
  expect(writesOf({ host })[0]?.body).toEqual({
    operations: [
      {
        action: 'update',
        id: memoryId(52),
        body: expect.objectContaining({ startDate: day(17), endDate: day(36), version: 1 }),
      },
    ],
  });
});

it('a run that is an assignment by itself can be handed over, like its bar', async () => {
  const { user, host } = await show();
  screen.getByRole('gridcell', { name: /^40% Atlas Billing, 40 percent/ }).focus();
  await user.keyboard(' {ArrowDown}');
  await waitFor(() =>
    expect(screen.getByRole('rowheader', { name: /^Ilya Aronov/ })).toHaveTextContent('Fits: 40 of 100%'),
  );
  await user.keyboard('{Enter}');
  const body = { engineerId: ILYA, version: 1 };
  await waitFor(() =>
    expect(writesOf({ host })).toEqual([
      { path: '/api/batches', body: { operations: [{ action: 'update', id: memoryId(53), body }] } },
    ]),
  );
});

it('the density is in the address, and kept for the next visit', async () => {
  const { user, address } = await show();
  await user.click(screen.getByRole('radio', { name: 'Comfortable' }));
  expect(await screen.findByRole('gridcell', { name: /^Atlas Billing, 30 percent/ })).toBeInTheDocument();
  expect(address()).toContain('density=comfortable');
  (await screen.findByRole('gridcell', { name: /^Atlas Billing, 40 percent/ })).focus();
  await user.keyboard('d');
  expect(await runOfBoth()).toBeInTheDocument();
  expect(localStorage.getItem('schedule-density')).toBe('compact');
});
