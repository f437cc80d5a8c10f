import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDay } from '@erm/ui-kit/data';
import { failure } from '@erm/portal-kit/testing';
import { expectAccessible } from '@erm/ui-kit/testing';
import { capacity, capacityAssignment, maya } from '../test-support/fixtures';
import { success, renderPortal } from '../test-support/render-portal';

const load = [
  capacityAssignment('Atlas Billing', 60, { role: 'Frontend lead' }),
  capacityAssignment('Design System', 30),
];

function openDashboard(engineer = capacity(load)) {
  return renderPortal('/engineer/dashboard', ({ path }) =>
    path === '/api/engineers/e1/capacity'
      ? success({ engineer })
      : path.startsWith('/api/changes')
        ? success([])
        : null,
  );
}

function region(title: string) {
  return within(screen.getByRole('heading', { name: title }).closest('section')!);
}

describe('the engineer dashboard', () => {
  it('welcomes the engineer and shows the profile before the capacity is loaded', () => {
    renderPortal('/engineer/dashboard', () => new Promise(() => undefined));
    expect(screen.getByRole('heading', { name: 'Welcome back, Maya Lindqvist!' })).toBeVisible();
    expect(screen.getByText("Here's an overview of your current assignments and workload")).toBeVisible();
    expect(screen.getByText('maya@example.com')).toBeVisible();
    expect(screen.getByText('Senior')).toBeVisible();
    expect(screen.getByText('Kafka')).toBeVisible();
  });

  it('reserves space for every section while the capacity loads', () => {
    renderPortal('/engineer/dashboard', () => new Promise(() => undefined));
    expect(screen.getAllByText('Loading capacity data...')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Maya Lindqvist',
      'Current Workload',
      'Activity',
      'Active Assignments',
      'Assignment Timeline',
    ]);
  });

  it('shows the allocation, available capacity, and number of active projects', async () => {
    const { container } = openDashboard();
    expect(await screen.findByText('of 100% allocated')).toBeVisible();
    const workload = region('Current Workload');
    expect(workload.getByText('of 100% allocated')).toBeVisible();
    expect(workload.getByRole('meter')).toHaveAttribute('aria-valuenow', '90');
    expect(workload.getByText('10%')).toBeVisible();
    expect(workload.getByText('2')).toBeVisible();
    const figure = (name: string) => within(screen.getByRole('group', { name }));
    expect(figure('Total allocation').getByText('90%')).toBeVisible();
    expect(figure('Active projects').getByText('2')).toBeVisible();
    expect(figure('Available capacity').getByText('10%')).toBeVisible();
    await expectAccessible(container);
  });

  it('explains each number of the load over time', async () => {
    const { user } = openDashboard();
    await user.click(await screen.findByRole('button', { name: 'this load. Why?' }));
    const why = await screen.findByRole('dialog', { name: 'Why this load?' });
    await waitFor(() => expect(why).toHaveTextContent(/90%Atlas Billing.*60%Design System.*30%Max capacity/));
  });

  it('explains an overload where it is measured', async () => {
    const { user } = openDashboard(capacity(load, { maxCapacity: 80, availableCapacity: 0 }));
    await user.click(await screen.findByRole('button', { name: '90 of 80%. Why?' }));
    const why = await screen.findByRole('dialog', { name: 'Why 90 of 80%?' });
    expect(await within(why).findByText('Over by')).toBeVisible();
  });

  it('counts two assignments on one project as one active project', async () => {
    const same = { projectId: { _id: 'p1', name: 'Atlas', status: 'active' as const, description: '' } };
    openDashboard(
      capacity([
        capacityAssignment('Atlas', 20, same),
        { ...capacityAssignment('Atlas', 30, same), _id: '2' },
      ]),
    );
    await screen.findByText('of 100% allocated');
    expect(region('Current Workload').getByText('1')).toBeVisible();
  });

  it('shows an overload', async () => {
    openDashboard(capacity(load, { maxCapacity: 80, availableCapacity: 0 }));
    expect(await screen.findByText('of 80% allocated')).toBeVisible();
    expect(region('Current Workload').getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('over'),
    );
  });

  it('lists only active assignments, with role, allocation, and dates', async () => {
    openDashboard(
      capacity([
        ...load,
        capacityAssignment('Next year', 10, { status: 'upcoming' }),
        capacityAssignment('Last year', 10, { status: 'completed' }),
      ]),
    );
    await screen.findAllByText('Atlas Billing');
    const rows = region('Active Assignments').getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      `Atlas BillingFrontend lead60% allocatedJan 5, 2026 - ${formatDay(load[0]!.endDate)}`,
      `Design SystemContributor30% allocatedJan 5, 2026 - ${formatDay(load[1]!.endDate)}`,
    ]);
  });

  it('shows an empty state without active assignments', async () => {
    openDashboard(capacity([], { availableFrom: null }));
    expect(await screen.findByText("You don't have any active assignments at the moment.")).toBeVisible();
  });

  it("shows the server's message for a failed load, keeps the profile, and can retry", async () => {
    let fails = true;
    const { user } = renderPortal('/engineer/dashboard', () =>
      fails ? failure('NOT_FOUND', 'There is no such engineer') : success({ engineer: capacity(load) }),
    );
    expect(await screen.findByText('Error loading capacity data')).toBeVisible();
    expect(screen.getByText('There is no such engineer')).toBeVisible();
    expect(screen.getByText(maya.email)).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('of 100% allocated')).toBeVisible();
  });
});

describe('a profile without an ID', () => {
  it('shows an error instead of sending a request', async () => {
    const { requested } = renderPortal('/engineer/dashboard', () => null, { ...maya, _id: '', id: '' });
    expect(await screen.findByText('Error loading capacity data')).toBeVisible();
    expect(screen.getByText('User ID is required')).toBeVisible();
    expect(requested()).toEqual([]);
  });
});

describe('an unknown path', () => {
  it('redirects out of the portal', async () => {
    renderPortal('/engineer/nothing', () => null);
    expect(await screen.findByText('Outside the portal')).toBeVisible();
  });
});
