import { addDays } from '@erm/contracts/calendar-day';
import { memoryId } from '@erm/portal-kit/testing';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';
import '../test-support/changes-loaded';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { turnable } from '../test-support/turnable';

const PAGE = '/manager/assignments?view=schedule';
const TODAY = '2026-03-11';
const [ANA, GONE, ATLAS] = [1, 404, 11].map(memoryId) as [string, string, string];
const days = (from: number, to: number) => ({ startDate: addDays(TODAY, from), endDate: addDays(TODAY, to) });
const assignment = (number: number, engineerId: string, role: string, from: number, to: number) => ({
  _id: memoryId(number),
  engineerId,
  projectId: ATLAS,
  allocationPercentage: 40,
  role,
  version: 1,
  ...days(from, to),
});
/** Ana with an assignment, and a deleted engineer with two. */
const company = () =>
  memoryApi({
    assignments: [
      assignment(31, ANA, 'Developer', -10, 10),
      assignment(32, GONE, 'Tech lead', -10, 20),
      assignment(33, GONE, 'Reviewer', 25, 40),
    ],
  });
const show = async (more = '', memory = company()) => {
  const view = renderPortal(`${PAGE}${more}`, memory);
  await screen.findByRole('rowheader', { name: 'Deleted Engineer' });
  return view;
};
const head = () => screen.findByRole('rowheader', { name: 'Deleted Engineer' });
const lead = () => screen.findByRole('gridcell', { name: /^Atlas Billing, 40 percent, Tech lead/ });
type Requests = Awaited<ReturnType<typeof show>>['host']['requests'];
const writes = (requests: Requests) => requests.filter(({ method }) => method !== 'GET');

beforeEach(() => layOut());

describe('a deleted engineer on the schedule', () => {
  it('has a row after all others, without load', async () => {
    await show();
    await lead();
    const rows = screen.getAllByRole('rowheader');
    expect(rows).toHaveLength(4);
    expect(rows[3]).toBe(await head());
    expect(rows[3]).not.toHaveAttribute('aria-describedby');
    expect(rows[3]?.parentElement).toHaveAttribute('aria-rowindex', '4');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
    expect(within(rows[3]!.parentElement!).getAllByRole('gridcell')).toHaveLength(2);
    expect(rows[3]?.parentElement).not.toHaveTextContent('Free');
    expect(screen.getByText('3 engineers')).toBeVisible();
    await expectAccessible();
  });

  it('is found by that name, and left out by filters', async () => {
    const { unmount } = await show('&q=deleted');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    unmount();
    renderPortal(`${PAGE}&only=free`, company());
    await screen.findByRole('rowheader', { name: /Ilya Aronov/ });
    expect(screen.queryByText('Deleted Engineer')).not.toBeInTheDocument();
  });

  it('is reached by keys, which change nothing that somebody else must have', async () => {
    const { user, host, address } = await show();
    screen.getAllByRole('rowheader')[2]!.focus();
    await user.keyboard('{ArrowDown}');
    expect(await head()).toHaveFocus();
    await user.keyboard('nw{Enter}');
    expect(address()).toBe(PAGE);
    await user.keyboard('{ArrowRight}');
    expect(await lead()).toHaveFocus();
    await user.keyboard(' {ArrowRight}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Atlas Billing, Deleted Engineer' })).toBeVisible();
    await user.keyboard('{Escape}');
    const reviewer = await screen.findByRole('gridcell', { name: /Reviewer/ });
    await waitFor(() => expect(reviewer).toHaveFocus());
    await user.keyboard('+]sw{Control>} {/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(writes(host.requests)).toEqual([]);
    await user.keyboard('h');
    await waitFor(() => expect(address()).toContain(`of=assignment%3A${memoryId(33)}`));
  });

  it('keeps assignments that can be handed over, deleted, and looked up, but not split or copied', async () => {
    const { user, host } = await show();
    const bar = await lead();
    await user.click(bar);
    const details = await screen.findByRole('dialog', { name: 'Atlas Billing, Deleted Engineer' });
    const buttons = within(details).getAllByRole('button');
    expect(buttons.map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual([
      'Edit',
      'Move',
      'Actions for Atlas Billing, Deleted Engineer',
      'Close',
    ]);
    expect(details).not.toHaveTextContent('load');
    await expectAccessible(details);
    await user.keyboard('{Escape}');
    fireEvent.contextMenu(bar);
    const menu = await screen.findByRole('menu');
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Move',
      'Pin project',
      'History',
      'Delete',
    ]);
    await user.click(within(menu).getByRole('menuitem', { name: 'Move' }));
    const dialog = await findDialog('Move Assignment');
    expect(dialog).toHaveTextContent('Deleted Engineer on Atlas Billing, 40%');
    await user.click(within(dialog).getByRole('combobox', { name: /^Engineer/ }));
    await user.click(await screen.findByRole('option', { name: /Ilya Aronov/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(writes(host.requests)).toHaveLength(1));
    const sent = { path: `/api/assignments/${memoryId(32)}`, body: { engineerId: memoryId(2) } };
    expect(writes(host.requests)[0]).toMatchObject(sent);
    (await screen.findByRole('gridcell', { name: /Reviewer/ })).focus();
    await user.keyboard('{Delete}');
    const deletion = await screen.findByRole('alertdialog', { name: 'Delete assignment' });
    await user.click(within(deletion).getByRole('button', { name: /Delete/ }));
    // Without assignments, there is no row.
    await waitFor(() => expect(screen.queryByText('Deleted Engineer')).not.toBeInTheDocument());
  });

  it('is no place to drag to or from, or across', async () => {
    const { user, host } = await show();
    const gone = await lead();
    const at = (element: Element, type: 'pointerDown' | 'pointerMove' | 'pointerUp', x: number) =>
      fireEvent[type](element, { clientX: x, clientY: 10, pointerId: 1, button: 0, isPrimary: true });
    at(gone, 'pointerDown', 100);
    at(gone, 'pointerMove', 200);
    expect(screen.queryByText(/^Deleted Engineer, /)).not.toBeInTheDocument();
    at(gone, 'pointerUp', 200);
    const track = gone.parentElement!;
    at(track, 'pointerDown', 100);
    at(track, 'pointerMove', 300);
    at(track, 'pointerUp', 300);
    expect(screen.queryByText('Create Assignment', { selector: 'h2' })).not.toBeInTheDocument();

    const own = await screen.findByRole('gridcell', { name: /Developer/ });
    own.focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByText(/Noor Haddad, (peak|over)/)).toBeInTheDocument());
    await user.keyboard('{Escape}');
    expect(writes(host.requests)).toEqual([]);
  });

  it('has a card on a phone, with lines alone', async () => {
    turnable(true);
    const { user } = renderPortal(PAGE, company());
    const card = (await screen.findByText('Deleted Engineer')).closest('li')!;
    expect(within(card).getAllByRole('button')).toHaveLength(2);
    expect(card).not.toHaveTextContent('Free');
    expect(screen.getByText('4 of 4 engineers')).toBeVisible();
    await user.click(within(card).getAllByRole('button')[0]!);
    const sheet = await screen.findByRole('dialog', { name: 'Atlas Billing, Deleted Engineer' });
    expect(within(sheet).queryByRole('button', { name: /Split|Duplicate/ })).not.toBeInTheDocument();
    expect(within(sheet).getByRole('button', { name: 'Move' })).toBeVisible();
    await expectAccessible();
    vi.unstubAllGlobals();
  });
});
