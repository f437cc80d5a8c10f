import { layOut } from '@erm/planning/testing';
import { memoryId } from '@erm/portal-kit/testing';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANA, ATLAS, ILYA, recordOf } from '../test-support/assignment-records';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { turnable } from '../test-support/turnable';

const DESIGN = memoryId(12);

/** Ana works on both projects, Ilya on one of them. */
const company = () =>
  memoryApi({
    assignments: [
      recordOf(51, ANA, 20, -5, 30),
      { ...recordOf(52, ANA, 50, -5, 30), projectId: DESIGN },
      recordOf(53, ILYA, 45, -5, 30),
      recordOf(54, ILYA, 45, 60, 90),
    ],
  });

const show = async (search = '') => {
  const view = renderPortal(`/manager/assignments?view=schedule${search}`, company());
  await screen.findByRole('rowheader', { name: /^Ana Sousa/ });
  return view;
};
const barOf = (name: RegExp) => screen.findByRole('gridcell', { name });
const chips = () => screen.findByRole('group', { name: 'Active filters' });
const sheet = () => document.querySelector('[data-scroller]');

beforeEach(() => {
  layOut();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('P pins the project of the focused assignment, in the address, and says so', async () => {
  const { user, address, container } = await show();
  (await barOf(/^Atlas Billing, 20 percent/)).focus();
  await user.keyboard('p');
  expect(address()).toContain(`pin=${ATLAS}`);
  expect(await screen.findByText('Pinned: Atlas Billing.')).toBeInTheDocument();
  expect(await barOf(/^Atlas Billing, 20 percent, .*, pinned$/)).toHaveFocus();
  expect(await barOf(/^Atlas Billing, 45 percent, .*, active, pinned$/)).toHaveAttribute('data-pinned');
  expect(await barOf(/^(?!Atlas).*, 50 percent, .*, active$/)).not.toHaveAttribute('data-pinned');
  expect(sheet()).toHaveAttribute('data-pins');
  expect(await chips()).toHaveTextContent('Atlas Billing: 2 people, 0.7 full-time today');
  expect(screen.getByText('Pinned project')).toBeVisible();
  await expectAccessible(container);
  await user.keyboard('p');
  expect(address()).not.toContain('pin=');
  expect(await screen.findByText('Unpinned.')).toBeInTheDocument();
  expect(sheet()).not.toHaveAttribute('data-pins');
  expect(screen.queryByText('Pinned project')).not.toBeInTheDocument();
  expect(screen.queryByRole('gridcell', { name: /pinned/ })).not.toBeInTheDocument();
});

it('the menu of an assignment pins and unpins', async () => {
  const { user } = await show();
  await user.pointer({ keys: '[MouseRight]', target: await barOf(/^Atlas Billing, 20 percent/) });
  await user.click(await screen.findByRole('menuitem', { name: 'Pin project' }));
  const pinned = await barOf(/^Atlas Billing, 20 percent, .*, pinned$/);
  await user.pointer({ keys: '[MouseRight]', target: pinned });
  await user.click(await screen.findByRole('menuitem', { name: 'Unpin' }));
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: /pinned/ })).not.toBeInTheDocument());
});

it('the chip unpins and passes the focus on; so does Clear all', async () => {
  const { user, address } = await show(`&dept=Web&pin=${ATLAS}`);
  await user.click(await within(await chips()).findByRole('button', { name: 'Unpin Atlas Billing' }));
  expect(address()).toContain('dept=Web');
  expect(address()).not.toContain('pin=');
  expect(within(await chips()).getByRole('button', { name: 'Clear all' })).toHaveFocus();
  (await barOf(/^Atlas Billing, 20 percent/)).focus();
  await user.keyboard('p');
  await within(await chips()).findByRole('button', { name: 'Unpin Atlas Billing' });
  await user.click(within(await chips()).getByRole('button', { name: 'Clear all' }));
  expect(address()).not.toMatch(/dept|pin/);
  expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('compact rows name the pinned project first', async () => {
  await show(`&density=compact&pin=${ATLAS}`);
  const run = await barOf(/^70% Atlas Billing 20, .* 50, .*, 2 assignments, Atlas Billing 20 pinned$/);
  expect(run).toHaveTextContent(/^70% Atlas Billing 20, /);
  expect(within(run).getByText('Atlas Billing 20')).toBeVisible();
});

it('does nothing for a project that does not exist', async () => {
  const { requested } = await show(`&pin=${memoryId(99)}`);
  await waitFor(() => expect(requested().join(' ')).toContain(`project=${memoryId(99)}`));
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument(),
  );
  expect(sheet()).not.toHaveAttribute('data-pins');
});

it('is chosen in the sheet of a phone, which marks the lines of its assignments', async () => {
  turnable(true);
  const { user, address } = renderPortal('/manager/assignments?view=schedule', company());
  const line = (percent: number) =>
    screen.findByRole('button', { name: new RegExp(`Atlas Billing *${percent}%`) });
  expect(within(await line(20)).queryByLabelText('Pinned')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filter and sort' }));
  const choices = within(await findDialog('Filter and sort'));
  await user.type(await choices.findByRole('combobox', { name: /^Pin a project/ }), 'atlas');
  await user.click(await screen.findByRole('option', { name: /^Atlas Billing/ }));
  expect(address()).toContain(`pin=${ATLAS}`);
  await expectAccessible();
  await user.click(choices.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Atlas Billing: 2 people, 0.7 full-time today')).toBeVisible();
  expect(screen.getByText('Pinned: Atlas Billing.')).toBeInTheDocument();
  expect(within(await line(20)).getByLabelText('Pinned')).toBeVisible();
  await expectAccessible();

  await user.click(await line(20));
  await user.click(screen.getByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpin' }));
  expect(address()).not.toContain('pin=');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(within(await line(20)).queryByLabelText('Pinned')).not.toBeInTheDocument();
});

it('is only for the schedule by engineer', async () => {
  const { user, address } = renderPortal(
    `/manager/assignments?view=schedule&group=project&pin=${ATLAS}`,
    company(),
  );
  await screen.findByRole('treegrid', { name: 'Schedule by project' });
  expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Group' }));
  await user.click(await screen.findByRole('option', { name: 'Engineer' }));
  expect(await chips()).toBeInTheDocument();
  expect(address()).toContain(`pin=${ATLAS}`);
});
