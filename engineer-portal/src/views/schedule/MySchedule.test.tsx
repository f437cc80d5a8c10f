import { failure } from '@erm/portal-kit/testing';
import { layOut } from '@erm/planning/testing';
import type { TransportResponse } from '@erm/portal-sdk';
import { expectAccessible } from '@erm/ui-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { capacity, capacityAssignment } from '../../test-support/fixtures';
import { renderPortal, success } from '../../test-support/render-portal';

const answer = ({ path }: { path: string }) => success(path.startsWith('/api/changes') ? [] : { engineer });
const VIEW = '/engineer/assignments?view=schedule';
const engineer = capacity(
  [
    capacityAssignment('Atlas Billing', 60, { endDate: '2026-07-31' }),
    capacityAssignment('Search Relevance', 30, {
      status: 'upcoming',
      startDate: '2026-03-23',
      endDate: '2026-04-10',
    }),
    capacityAssignment('Old Portal', 40, {
      projectName: 'Deleted Project',
      projectId: null,
      endDate: '2026-05-10',
    }),
  ],
  { maxCapacity: 80 },
);
const bars = () => screen.getAllByRole('gridcell', { name: /^(?!Over)/ });
const overload = () => screen.getByRole('gridcell', { name: /^Over/ });

beforeEach(() => layOut());

describe('the engineer’s own schedule', () => {
  it('shows one row with a bar per assignment, and requests nothing else', async () => {
    const { container, requested } = renderPortal(VIEW, answer);
    expect(await screen.findByRole('grid', { name: 'My schedule' })).toHaveAttribute('aria-readonly', 'true');
    expect(bars().map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Atlas Billing, 60 percent, Contributor, January 5 to July 31, 2026, active',
      'Deleted Project, 40 percent, Contributor, January 5 to May 10, 2026, active',
      'Search Relevance, 30 percent, Contributor, March 23 to April 10, 2026, upcoming',
    ]);
    const head = screen.getByRole('rowheader');
    expect(head).toHaveTextContent('Over by 10% Mar 23 – Apr 10');
    expect(head).toHaveAccessibleDescription(/^60 of 80 percent today/);
    expect(requested()).toEqual([`/api/engineers/${engineer._id}/capacity`]);
    await expectAccessible(container);
  });

  it('has its axis at once, and keeps the focus there when the row is loaded', async () => {
    let load: (response: TransportResponse) => void = () => {};
    const loading = new Promise<TransportResponse>((resolve) => {
      load = resolve;
    });
    const { user } = renderPortal(VIEW, () => loading);
    expect(await screen.findByText('Loading schedule...')).toHaveRole('status');
    const later = screen.getByRole('button', { name: 'Later' });
    await user.click(later);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    load(success({ engineer }));
    expect(await screen.findByRole('grid', { name: 'My schedule' })).toBeVisible();
    expect(screen.getByText('3 assignments')).toHaveRole('status');
    expect(later).toHaveFocus();
  });

  it('is one tab stop, whose arrow keys walk the bars and whose Enter explains them', async () => {
    const { user } = renderPortal(VIEW, answer);
    const head = await screen.findByRole('rowheader');
    screen.getByRole('button', { name: 'Later' }).focus();
    await user.tab();
    expect(head).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(bars()[0]).toHaveFocus());
    await user.keyboard('{Enter}');
    const why = await screen.findByRole('dialog', { name: 'Why 90 of 80%?' });
    await expectAccessible(why);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bars()[0]).toHaveFocus());
    await user.keyboard('{Home}w');
    expect(await screen.findByRole('dialog', { name: 'Why 90 of 80%?' })).toBeVisible();
  });

  it('marks the days over capacity, which the arrow keys reach, too, and explains them', async () => {
    const { user } = renderPortal(VIEW, answer);
    const head = await screen.findByRole('rowheader');
    expect(overload()).toHaveAccessibleName(
      'Over capacity by 10 percent March 23 to April 10, 90 of 80 percent',
    );
    await user.click(overload());
    const why = await screen.findByRole('dialog', { name: 'Why 90 of 80%?' });
    expect(await within(why).findByText('Over by')).toBeVisible();
    await user.keyboard('{Escape}');
    act(() => head.focus());
    await user.keyboard('{End}');
    await waitFor(() => expect(overload()).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Why 90 of 80%?' })).toBeVisible();
  });

  it('lists what has no lane at a button that the arrow keys reach, and gives the focus back', async () => {
    const many = Array.from({ length: 6 }, (_, index) => capacityAssignment(`Project ${index}`, 10));
    const { user } = renderPortal(VIEW, () => success({ engineer: capacity(many) }));
    const head = await screen.findByRole('rowheader');
    act(() => head.focus());
    await user.keyboard('{End}');
    const more = screen.getByRole('button', { name: '+2 more' });
    await waitFor(() => expect(more).toHaveFocus());
    await user.keyboard('{Enter}');
    const list = await screen.findByRole('dialog', { name: 'More assignments' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Project \dContributor, .*10%$/), expect.stringMatching(/10%$/)]);
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  });

  it('keeps the middle where it is when the zoom changes', async () => {
    const { user, address } = renderPortal(VIEW, answer);
    await screen.findByRole('grid');
    await user.click(screen.getByRole('radio', { name: 'Month' }));
    await waitFor(() => expect(address()).toContain('zoom=month&from='));
  });

  it('finds by project name, and says if nothing matches', async () => {
    const { user } = renderPortal(`${VIEW}&q=search`, answer);
    await screen.findByRole('grid');
    expect(bars()).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'zz');
    expect(await screen.findByText('No results found.')).toBeVisible();
  });

  it('is a list of what runs and comes on phones', async () => {
    const phone = { matches: true, addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', () => phone);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { container, user } = renderPortal(VIEW, answer);
    const list = await screen.findByRole('list', { name: 'Current and upcoming assignments' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Atlas BillingContributor, until Jul 31, 202660%',
      'Deleted ProjectContributor, until May 10, 202640%',
      'Search RelevanceContributor, from Mar 23, 202630%',
    ]);
    const over = within(screen.getByRole('list', { name: 'Days over capacity' }));
    expect(over.getByRole('listitem')).toHaveTextContent('Over by 10%Mar 23, 2026 – Apr 10, 202690 of 80%');
    await user.click(over.getByRole('button', { name: '90 of 80%. Why?' }));
    expect(await screen.findByRole('dialog', { name: 'Why 90 of 80%?' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('is chosen beside the search, and says why it could not be loaded', async () => {
    const { user, address } = renderPortal('/engineer/assignments', ({ path }) =>
      path.startsWith('/api/assignments')
        ? success([], { page: { total: 0, nextCursor: null } })
        : failure('FORBIDDEN', 'Not yours'),
    );
    await user.click(await screen.findByText('Schedule'));
    expect(await screen.findByText('Failed to load the schedule')).toBeVisible();
    expect(screen.getByText('Not yours')).toBeVisible();
    expect(address()).toBe('/engineer/assignments?view=schedule');
  });
});
