import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { engineerRecord, failure, memoryId } from '@erm/portal-kit/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const stat = (name: string) => screen.getByRole('group', { name });
const panel = (name: string) => screen.findByRole('region', { name });

describe('the manager dashboard', () => {
  it('shows the counts of engineers, active projects, and assignments, and the average utilization', async () => {
    renderPortal('/manager/dashboard');
    expect(screen.getByText('Loading dashboard data...')).toBeInTheDocument();
    expect(await screen.findByText('57%')).toBeVisible();
    expect(stat('Total Engineers')).toHaveTextContent('3');
    expect(stat('Active Projects')).toHaveTextContent('1');
    expect(stat('Active Projects')).toHaveTextContent('of 3');
    expect(stat('Total Assignments')).toHaveTextContent('4');
    expect(stat('Total Assignments')).toHaveTextContent('2 running today');
    expect(stat('Avg Utilization')).toHaveTextContent('57%');
    expect(screen.queryByText('Loading dashboard data...')).not.toBeInTheDocument();
    expect(screen.getByText('Team utilization and projects as of Wed, Mar 11, 2026')).toBeVisible();
    await expectAccessible();
  });

  it('goes on with the new day after midnight', async () => {
    renderPortal('/manager/dashboard');
    expect(await screen.findByText('57%')).toBeVisible();
    vi.setSystemTime(new Date('2026-03-12T08:00:00Z'));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.getByText('Team utilization and projects as of Thu, Mar 12, 2026')).toBeVisible();
  });

  it('lists engineers by free capacity with their availability', async () => {
    renderPortal('/manager/dashboard');
    const team = await panel('Team Utilization(Top 5)');
    const rows = await within(team).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Ilya Aronov.*Available now.*100% Free/),
      expect.stringMatching(/Ana Sousa.*Available from Jul 29, 2026.*30% Free/),
      expect.stringMatching(/Noor Haddad.*Available from Apr 30, 2026.*0% Free/),
    ]);
    expect(within(team).getByRole('meter', { name: 'Load of Ana Sousa today' })).toHaveAttribute(
      'aria-valuenow',
      '70',
    );
    expect(within(team).getByRole('link', { name: 'All engineers' })).toHaveAttribute(
      'href',
      '/manager/engineers',
    );
  });

  it('lists recent projects with their team and status', async () => {
    renderPortal('/manager/dashboard');
    const recent = await panel('Recent Projects(Top 5)');
    const [first] = await within(recent).findAllByRole('listitem');
    expect(first).toHaveTextContent('Atlas BillingTeam: 2 of 4 membersActive');
    expect(within(recent).getByRole('link', { name: 'All projects' })).toHaveAttribute(
      'href',
      '/manager/projects',
    );
  });

  it('lists overloaded engineers and links to their capacity', async () => {
    const { user, address } = renderPortal('/manager/dashboard');
    expect(await screen.findByText(/1 engineer is over capacity from today on/)).toBeVisible();
    expect(screen.getByText(/100 of 80% until Apr 30, 2026/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Noor Haddad' }));
    expect(await findDialog('Engineer Capacity')).toBeVisible();
    expect(address()).toMatch(/^\/manager\/engineers\?engineer=[0-9a-f]{24}$/);
  });

  it('shows what ends in 14 days, and what comes after a week in which nothing starts', async () => {
    const memory = memoryApi();
    Object.assign(memory.records.assignments[0]!, { endDate: '2026-03-24' });
    Object.assign(memory.records.assignments[1]!, { startDate: '2026-03-23' });
    renderPortal('/manager/dashboard', memory);
    const ending = await panel('Ending in 14 days 1');
    expect(within(ending).getByRole('listitem')).toHaveTextContent(/Ana Sousa.*Atlas Billing, 70%Mar 24/);
    expect(within(ending).getByRole('link', { name: 'Ana Sousa' })).toHaveAttribute(
      'href',
      `/manager/assignments?view=schedule&from=2026-03-24&selected=engineer%3A${memoryId(1)}`,
    );
    expect(ending).toHaveTextContent(/Nothing else ends before Mar 25\.$/);
    const starting = await panel('Starting next week 0');
    expect(starting).toHaveTextContent('Nothing starts Mar 16 – Mar 22.Next: Ana Sousa on Mar 23');
    expect(
      within(starting).getByRole('link', { name: 'Show Starting next week on the schedule' }),
    ).toHaveAttribute('href', '/manager/assignments?view=schedule&from=2026-03-16');
    await expectAccessible();
  });

  it.each([
    ['2026-03-27', 'Next: Noor Haddad on Mar 27'],
    ['2026-03-01', 'Nothing else starts Mar 16 – Mar 22.'],
  ])('closes a short list of what starts with what comes after it (%s)', async (startDate, closing) => {
    const memory = memoryApi();
    const [ana, noor] = memory.records.assignments;
    const { _id: noors } = memory.records.engineers.find(({ name }) => name === 'Noor Haddad')!;
    memory.records.assignments = [
      { ...ana!, startDate: '2026-03-17', endDate: '2026-06-30' },
      { ...noor!, engineerId: noors, startDate, endDate: '2026-06-30' },
    ];
    renderPortal('/manager/dashboard', memory);
    const starting = await panel('Starting next week 1');
    expect(within(starting).getByRole('listitem')).toHaveTextContent('Ana Sousa');
    expect(starting).toHaveTextContent(new RegExp(`${closing}$`));
  });

  it('says why somebody is over capacity, and requests that only then', async () => {
    const { user, requested } = renderPortal('/manager/dashboard');
    const asked = await screen.findByRole('button', { name: '100 of 80% until Apr 30, 2026. Why?' });
    expect(requested().filter((path) => path.endsWith('/capacity'))).toEqual([]);
    await user.click(asked);
    const why = await screen.findByRole('dialog', { name: 'Why 100 of 80% until Apr 30, 2026?' });
    expect(await within(why).findByText('Over by')).toBeVisible();
    expect(why).toHaveTextContent('It should not exceed the max capacity.');
  });

  it('counts working days as over capacity, and explains those only', async () => {
    const records = memoryApi().records;
    const assigned = (
      number: number,
      engineer: number,
      percentage: number,
      startDate: string,
      endDate = startDate,
    ) => ({
      ...records.assignments[0]!,
      _id: memoryId(number),
      engineerId: memoryId(engineer),
      startDate,
      endDate,
      allocationPercentage: percentage,
    });
    const memory = memoryApi({
      engineers: [
        engineerRecord(1, 'Sam Saturday', { maxCapacity: 50 }),
        engineerRecord(2, 'Stella Steps', { maxCapacity: 50 }),
      ],
      assignments: [
        assigned(21, 1, 90, '2026-03-14', '2026-03-15'),
        assigned(22, 2, 60, '2026-03-11', '2026-03-17'),
        assigned(23, 2, 30, '2026-03-14', '2026-03-15'),
        assigned(24, 2, 10, '2026-03-17'),
      ],
    });
    const { user } = renderPortal('/manager/dashboard', memory);
    const line = (await screen.findByText(/1 engineer is over capacity from today on/)).parentElement;
    expect(line).not.toHaveTextContent('Sam Saturday');
    expect(line).toHaveTextContent('Stella Steps, 70 of 50% until Mar 17, 2026');
    await user.click(screen.getByRole('button', { name: '70 of 50% until Mar 17, 2026. Why?' }));
    const why = await screen.findByRole('dialog', { name: 'Why 70 of 50% until Mar 17, 2026?' });
    expect(await within(why).findByText('Over by')).toBeVisible();
    expect(why).toHaveTextContent('20%');
    expect(why).not.toHaveTextContent('90%');
  });

  it('leads to the fixes of an overload', async () => {
    const { user, address } = renderPortal('/manager/dashboard');
    await user.click(await screen.findByRole('link', { name: 'Review the overload of Noor Haddad' }));
    const fixes = await screen.findByRole('dialog', { name: 'Fix the overload' });
    expect(fixes).toHaveTextContent(/Noor Haddad (is|would be) at 100 of 80%/);
    // A reload does not open them again.
    expect(address()).toMatch(/selected=engineer%3A[0-9a-f]{24}$/);
    await user.keyboard('{Escape}');
    expect(fixes).not.toBeInTheDocument();
  });

  it('shows empty states without data', async () => {
    renderPortal('/manager/dashboard', memoryApi({ engineers: [], projects: [], assignments: [] }));
    expect(await screen.findByText('No projects found')).toBeVisible();
    expect(screen.getByText('No engineers added yet.')).toBeVisible();
    expect(stat('Avg Utilization')).toHaveTextContent('0%');
    expect(screen.queryByText(/over capacity from today on:/)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('lists failed sources, shows the others, and can retry', async () => {
    const memory = memoryApi();
    memory.stubNext('GET', '/api/projects?limit=5', failure('FORBIDDEN', 'Projects are closed today'));
    const { user } = renderPortal('/manager/dashboard', memory);
    const alert = (
      await screen.findByText('Error loading dashboard data. Please try refreshing the page.')
    ).closest('[role="alert"]');
    expect(alert).toHaveTextContent('Projects: Projects are closed today');
    expect(alert).not.toHaveTextContent('Engineers:');
    expect(await screen.findByText('Ilya Aronov')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Atlas Billing')).toBeVisible();
    expect(screen.queryByText(/Error loading dashboard data/)).not.toBeInTheDocument();
  });
});
