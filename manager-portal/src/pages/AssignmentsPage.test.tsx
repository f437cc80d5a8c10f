import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, memoryId } from '@erm/portal-kit/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const rows = () => screen.findAllByRole('row');

describe('the assignments page', () => {
  it('shows each assignment’s engineer, project, role, allocation, and dates', async () => {
    renderPortal('/manager/assignments');
    await waitFor(async () => expect((await rows()).length).toBe(5));
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Engineer',
      'Project',
      'Role',
      'Allocation',
      'Start Date',
      'End Date',
      'Actions',
    ]);
    const ana = screen.getByRole('row', { name: /Ana Sousa.*Atlas Billing/ });
    expect(ana).toHaveTextContent('ana.sousa@example.test');
    expect(ana).toHaveTextContent('Frontend engineer');
    expect(ana).toHaveTextContent('70%');
    expect(ana).toHaveTextContent('Jan 20, 2026');
    expect(ana).toHaveTextContent('May 30, 2026');
    await expectAccessible();
  });

  it('shows assignments of deleted engineers and projects', async () => {
    const memory = memoryApi();
    memory.records.engineers.splice(0, 1);
    memory.records.projects.splice(0, 1);
    renderPortal('/manager/assignments', memory);
    expect((await screen.findAllByText('Deleted Engineer'))[0]).toBeVisible();
    expect(screen.getAllByText('Deleted Project')[0]).toBeVisible();
    await expectAccessible();
  });

  it('searches by engineer and shows an empty state', async () => {
    const { user, requested } = renderPortal('/manager/assignments');
    await screen.findByRole('row', { name: /Ana Sousa.*Atlas Billing/ });
    await user.type(screen.getByPlaceholderText('Search by engineer name...'), 'zz');
    expect(await screen.findByText('No results found.')).toBeVisible();
    expect(requested()).toContain('/api/assignments?limit=50&q=zz&sort=engineer');
  });

  it('explains why the list could not be loaded', async () => {
    const memory = memoryApi();
    memory.stubNext('GET', '/api/assignments', failure('FORBIDDEN', 'Managers only'));
    renderPortal('/manager/assignments', memory);
    expect(await screen.findByText('Failed to fetch assignments')).toBeVisible();
    expect(screen.getByText('Managers only')).toBeVisible();
  });
});

async function chooseAction(memory: ReturnType<typeof memoryApi>, row: RegExp, action: string) {
  const portal = renderPortal('/manager/assignments', memory);
  const menu = within(await screen.findByRole('row', { name: row })).getByRole('button', {
    name: /^Actions/,
  });
  await portal.user.click(menu);
  await portal.user.click(await screen.findByRole('menuitem', { name: action }));
  return portal;
}

describe('Edit Assignment', () => {
  it('changes role and allocation', async () => {
    const { user, host } = await chooseAction(memoryApi(), /Ana Sousa.*Atlas Billing/, 'Edit');
    const element = await findDialog('Edit Assignment');
    const dialog = within(element);
    expect(dialog.getByText('Ana Sousa on Atlas Billing, Jan 20, 2026 – May 30, 2026')).toBeVisible();
    expect(await dialog.findByText('70% remaining')).toBeVisible();
    await expectAccessible(element);
    await user.clear(dialog.getByLabelText('Role'));
    await user.type(dialog.getByLabelText('Role'), '  Lead  ');
    const share = dialog.getByRole('spinbutton', { name: /Allocation/ });
    await user.clear(share);
    await user.type(share, '40');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(host.notifications).toMatchObject([
      {
        kind: 'success',
        title: 'Assignment updated',
        description: 'Ana Sousa on Atlas Billing',
        action: { label: 'Undo' },
      },
    ]);
    expect(host.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      role: 'Lead',
      allocationPercentage: 40,
      version: 1,
    });
    expect(await screen.findByRole('row', { name: /Ana Sousa.*Atlas Billing.*Lead.*40%/ })).toBeVisible();
  });

  it('says why the load is what it would be with what is typed', async () => {
    const { user } = await chooseAction(memoryApi(), /Ana Sousa.*Atlas Billing/, 'Edit');
    const dialog = within(await findDialog('Edit Assignment'));
    const share = dialog.getByRole('spinbutton', { name: /Allocation/ });
    await dialog.findByText('70% remaining');
    await user.clear(share);
    await user.type(share, '45');
    await user.click(dialog.getByRole('button', { name: '75 of 100% in these dates. Why?' }));
    const why = await screen.findByRole('dialog', { name: 'Why 75 of 100% in these dates?' });
    await waitFor(() => expect(why).toHaveTextContent(/Atlas Billing.*45%.*Data Residency EU.*30%.*Load75%/));
    await waitFor(() => expect(within(why).getByRole('button', { name: 'Close' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(why).not.toBeInTheDocument());
    expect(share).toHaveValue('45%');
  });

  it('offers Monday if only a weekend is in the way, and changes the dates with the rest', async () => {
    const memory = memoryApi();
    const [edited, other] = memory.records.assignments;
    memory.records.assignments = [
      { ...other!, startDate: '2026-06-01', endDate: '2026-06-14', allocationPercentage: 60 },
      { ...edited!, startDate: '2026-06-13', endDate: '2026-06-26', allocationPercentage: 40 },
    ];
    const { user, host } = await chooseAction(memory, /Ana Sousa.*Atlas Billing/, 'Edit');
    const dialog = within(await findDialog('Edit Assignment'));
    const share = dialog.getByRole('spinbutton', { name: /Allocation/ });
    await user.clear(share);
    await user.type(share, '80');
    const offer = 'Start on Jun 15, 2026';
    await user.click(await dialog.findByRole('button', { name: offer }));
    expect(dialog.queryByText(/Engineer only has/)).not.toBeInTheDocument();
    await waitFor(() => expect(share).toHaveFocus());
    expect(dialog.getByText('The dates change to Jun 15, 2026 – Jun 26, 2026.')).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Keep the dates' }));
    expect(dialog.queryByText(/The dates change/)).not.toBeInTheDocument();
    await waitFor(() => expect(share).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: offer }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(host.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      role: edited!.role,
      allocationPercentage: 80,
      startDate: '2026-06-15',
      version: 1,
    });
  });

  it('reports invalid fields and rejects an overload', async () => {
    const { user, requested } = await chooseAction(memoryApi(), /Ana Sousa.*Atlas Billing/, 'Edit');
    const dialog = within(await findDialog('Edit Assignment'));
    await dialog.findByText('70% remaining');
    await user.clear(dialog.getByLabelText('Role'));
    const share = dialog.getByRole('spinbutton', { name: /Allocation/ });
    await user.clear(share);
    await user.type(share, '90');
    expect(
      await dialog.findByText(
        'Engineer only has 70% capacity remaining. Current allocation: 30%, Max capacity: 100%',
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Role is required')).toBeVisible();
    await user.type(dialog.getByLabelText('Role'), 'Lead');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(requested('PUT')).toEqual([]);
    expect(share).toHaveAccessibleDescription('Only 70% remaining in these dates');
    await user.click(dialog.getByRole('button', { name: 'Use 70%' }));
    await waitFor(() => expect(share).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(requested('PUT')).toEqual([`/api/assignments/${memoryId(21)}`]));
  });
});

describe('deleting an assignment', () => {
  it('asks for confirmation with the assignment’s details and deletes it', async () => {
    const { user, host } = await chooseAction(memoryApi(), /Ana Sousa.*Data Residency/, 'Delete');
    const element = await screen.findByRole('alertdialog', { name: 'Delete assignment' });
    const dialog = within(element);
    expect(dialog.getByText('Are you sure you want to delete this assignment?')).toBeVisible();
    expect(dialog.getByText('Ana Sousa, Data Residency EU, 30%, Apr 10, 2026 – Jul 29, 2026')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect((await rows()).length).toBe(4));
    expect(host.notifications).toEqual([
      { kind: 'success', title: 'Assignment deleted', description: 'Ana Sousa on Data Residency EU' },
    ]);
  });
});
