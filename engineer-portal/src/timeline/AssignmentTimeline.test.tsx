import { dayOf } from '@erm/contracts/calendar-day';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { capacity, capacityAssignment } from '../test-support/fixtures';
import { success, renderPortal } from '../test-support/render-portal';

const engineer = capacity([
  capacityAssignment('Atlas Billing', 60, {
    role: 'Frontend lead',
    startDate: '2026-01-05',
    endDate: '2026-07-31',
  }),
  capacityAssignment('Search Relevance', 20, {
    status: 'upcoming',
    startDate: '2026-03-23',
    endDate: '2026-04-03',
  }),
]);

async function openTimeline(address = '/engineer/dashboard?month=2026-03') {
  const opened = renderPortal(address, () => success({ engineer }));
  await screen.findByRole('grid');
  return opened;
}

const day = (name: RegExp) => screen.getByRole('button', { name });
const grid = (name: string) => screen.getByRole('grid', { name });

describe('the assignment timeline', () => {
  it('marks the working days that are over capacity, and explains the load of any day', async () => {
    const over = capacity(engineer.assignments, { maxCapacity: 70 });
    const { user, requested } = renderPortal('/engineer/dashboard?month=2026-03', ({ path }) =>
      success(path.startsWith('/api/changes') ? [] : { engineer: over }),
    );
    await screen.findByRole('grid');
    expect(screen.getAllByText('Over by 10%')).toHaveLength(10);
    await user.click(day(/March 23, 2026: Over by 10%, Atlas Billing, Search Relevance$/));
    const panel = within(await findDialog('Mon, Mar 23, 2026'));
    expect(await panel.findByText('Over by')).toBeVisible();
    expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '60%',
      '20%',
      '80%',
      '70%',
      '10%',
    ]);
    expect(panel.getByText('Over capacity from Mar 23, 2026 until Apr 3, 2026.')).toBeVisible();
    await expectAccessible();
    // The history, because somebody may have lowered the maximum.
    expect([...new Set(requested())]).toEqual([
      `/api/engineers/${over._id}/capacity`,
      `/api/changes?entityId=${over._id}&limit=200`,
    ]);
    await user.keyboard('{Escape}');
    await user.click(day(/March 11/));
    expect(await within(await findDialog('Wed, Mar 11, 2026')).findByText('Free')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(day(/March 28, 2026: Atlas Billing, Search Relevance$/));
    const saturday = within(await findDialog('Sat, Mar 28, 2026'));
    expect(await saturday.findByText('Maya Lindqvist: no working day in these dates.')).toBeVisible();
  });

  it('shows each assignment on its days, with a legend', async () => {
    const { container } = await openTimeline();
    expect(screen.getByRole('heading', { name: 'Assignment Timeline' })).toBeVisible();
    expect(within(grid('March 2026')).getAllByText('Atlas Billing')).toHaveLength(35);
    expect(within(grid('March 2026')).getAllByText('Search Relevance')).toHaveLength(12);
    const legend = within(screen.getByRole('list', { name: 'Statuses' })).getAllByRole('listitem');
    expect(legend.map((entry) => entry.textContent)).toEqual(['Active', 'Upcoming', 'Completed', 'Other']);
    await expectAccessible(container);
  });

  it('shows an assignment’s project, role, and status in a tooltip and in the day’s list', async () => {
    const { user } = await openTimeline();
    await user.hover(within(day(/March 25,/)).getByText('Search Relevance'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Search Relevance (Contributor) - upcoming');
    await user.click(day(/March 25,/));
    const list = await findDialog('Wed, Mar 25, 2026');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Atlas Billing (Frontend lead) - active', 'Search Relevance (Contributor) - upcoming']);
  });

  it('stores the month in the URL when it is changed by the picker or by keyboard', async () => {
    const { user } = await openTimeline();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(grid('April 2026')).toBeVisible();
    expect(window.location.search).toBe('?month=2026-04');
    day(/April 15,/).focus();
    await user.keyboard('{PageUp}{PageUp}');
    await waitFor(() => expect(day(/February 15,/)).toHaveFocus());
    await screen.findByRole('button', { name: 'February 2026' });
    expect(window.location.search).toBe('?month=2026-02');
  });

  it.each(['', '?month=2026-13', '?month=soon'])(
    'starts with the current month for query %j',
    async (search) => {
      await openTimeline(`/engineer/dashboard${search}`);
      expect(day(/^Today/).closest('[data-day]')).toHaveAttribute('data-day', dayOf(new Date()));
    },
  );
});
