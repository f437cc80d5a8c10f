import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, memoryId } from '@erm/portal-kit/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const card = (name: string) => screen.findByRole('article', { name });

describe('the projects page', () => {
  it('shows each project with its team and covered and missing skills', async () => {
    renderPortal('/manager/projects');
    expect(screen.getByText('Manage your engineering projects')).toBeVisible();
    expect(screen.getByText('Loading projects...')).toBeInTheDocument();
    const residency = await card('Data Residency EU');
    expect(residency).toHaveTextContent('Planning');
    expect(residency).toHaveTextContent('Keep customer data of EU tenants in Frankfurt.');
    expect(residency).toHaveTextContent('Apr 6, 2026 – Oct 27, 2026');
    expect(residency).toHaveTextContent(/Team Size51 assigned in all, 0 today/);
    expect(residency).toHaveTextContent('Required Skills');
    const [postgres, typescript] = within(residency).getAllByRole('listitem');
    expect(postgres).toHaveTextContent('PostgreSQL');
    expect(typescript).toHaveTextContent('TypeScript');
    expect(residency).toHaveTextContent(/Missing Skills\s*PostgreSQL/);
    expect(await card('Atlas Billing')).not.toHaveTextContent('Missing Skills');
    await expectAccessible();
  });

  it('keeps cards small, because a page has fifty of them', async () => {
    renderPortal('/manager/projects');
    const elements = (await card('Atlas Billing')).querySelectorAll('*');
    expect(elements.length).toBeLessThanOrEqual(42);
  });

  it('searches on the server', async () => {
    const { user, address } = renderPortal('/manager/projects');
    await card('Atlas Billing');
    await user.type(screen.getByPlaceholderText('Search projects...'), 'frankfurt');
    await waitFor(() => expect(screen.queryByText('Atlas Billing')).not.toBeInTheDocument());
    expect(await card('Data Residency EU')).toBeVisible();
    expect(address()).toBe('/manager/projects?q=frankfurt');
  });

  it('loads fifty at a time and moves the focus when the last page is loaded', async () => {
    const memory = memoryApi();
    const [first] = memory.records.projects;
    const added = Array.from({ length: 49 }, (_, index) => ({
      ...first!,
      _id: memoryId(200 + index),
      name: `Project ${index + 10}`,
    }));
    memory.records.projects.push(...added);
    const { user } = renderPortal('/manager/projects', memory);
    const count = await screen.findByText(/^50 of 5\d projects$/);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
    expect(count).toHaveFocus();
  });

  it('shows empty states and a failure to load', async () => {
    const { unmount } = renderPortal('/manager/projects?q=zz');
    expect(await screen.findByText('No projects found matching your search.')).toBeVisible();
    unmount();
    const memory = memoryApi({ engineers: [], projects: [], assignments: [] });
    memory.stubNext('GET', '/api/projects', failure('FORBIDDEN', 'Managers only'));
    const { user } = renderPortal('/manager/projects', memory);
    expect(await screen.findByText('Failed to fetch projects')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No projects found')).toBeVisible();
  });
});

describe('the team dialog', () => {
  it('shows members with role, skills, allocation, and dates, and the missing skills', async () => {
    const { user } = renderPortal('/manager/projects');
    await user.click(within(await card('Data Residency EU')).getByRole('button', { name: /View Team/ }));
    const dialog = await findDialog('Team Members - Data Residency EU');
    const ana = await within(dialog).findByText('Ana Sousa');
    const member = ana.closest('li');
    expect(member).toHaveTextContent('UI engineer');
    expect(member).toHaveTextContent('TypeScript');
    expect(member).toHaveTextContent('30%');
    expect(member).toHaveTextContent('Apr 10, 2026 – Jul 29, 2026');
    expect(within(dialog).getByRole('group', { name: 'Total Team Size' })).toHaveTextContent('5');
    expect(within(dialog).getByRole('group', { name: 'Current Members' })).toHaveTextContent(
      '10 of them today',
    );
    expect(within(dialog).getByText('Missing Required Skills')).toBeVisible();
    await expectAccessible(dialog);
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows an empty state without members', async () => {
    const memory = memoryApi();
    memory.records.assignments = [];
    const { user } = renderPortal('/manager/projects', memory);
    await user.click(within(await card('Atlas Billing')).getByRole('button', { name: /View Team/ }));
    expect(await screen.findByText('No team members assigned yet')).toBeVisible();
  });
});

describe('Add Project', () => {
  it('sends the values and shows the new project in planning', async () => {
    const { user, host } = renderPortal('/manager/projects');
    await user.click(await screen.findByRole('button', { name: 'Add Project' }));
    const element = await findDialog('Add Project');
    const dialog = within(element);
    await expectAccessible(element);
    await user.type(dialog.getByLabelText('Name'), 'Fraud Signals');
    await user.type(dialog.getByLabelText('Description'), 'Score risky payments.');
    await user.type(dialog.getByLabelText('Start Date'), 'Jun 1, 2026');
    await user.type(dialog.getByLabelText('End Date'), '2026-08-15');
    await user.type(dialog.getByRole('textbox', { name: /Required Skills/ }), 'Python, Kafka');
    await user.click(dialog.getByRole('button', { name: 'Add Project' }));
    expect(await card('Fraud Signals')).toHaveTextContent('Planning');
    expect(host.notifications).toEqual([
      { kind: 'success', title: 'Project created', description: 'Fraud Signals' },
    ]);
    expect(host.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Fraud Signals',
      description: 'Score risky payments.',
      startDate: '2026-06-01',
      endDate: '2026-08-15',
      status: 'planning',
      teamSize: 1,
      requiredSkills: ['Python', 'Kafka'],
      currentTeamSize: 0,
    });
  });

  it('reports missing fields and is disabled while the end date precedes the start date', async () => {
    const { user, requested } = renderPortal('/manager/projects');
    await user.click(await screen.findByRole('button', { name: 'Add Project' }));
    const dialog = within(await findDialog('Add Project'));
    const submit = dialog.getByRole('button', { name: 'Add Project' });
    await user.click(submit);
    for (const label of ['Name', 'Description', 'Start date', 'End date']) {
      expect(await dialog.findByText(`${label} is required`)).toBeVisible();
    }
    await user.type(dialog.getByLabelText('Start Date'), '2026-06-01');
    await user.type(dialog.getByLabelText('End Date'), '2026-05-15');
    await user.tab();
    expect(await dialog.findByText('Start date cannot be after end date')).toBeVisible();
    expect(submit).toBeDisabled();
    expect(requested('POST')).toEqual([]);
  });
});

describe('Edit Project', () => {
  it('changes only status and team size', async () => {
    const { user, host } = renderPortal('/manager/projects');
    await user.click(within(await card('Data Residency EU')).getByRole('button', { name: /^Edit/ }));
    const element = await findDialog('Edit Project');
    const dialog = within(element);
    await expectAccessible(element);
    await user.click(dialog.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Active' }));
    const size = dialog.getByRole('spinbutton', { name: 'Team Size' });
    await user.clear(size);
    await user.type(size, '7');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await card('Data Residency EU')).toHaveTextContent('Active');
    expect(host.notifications).toMatchObject([
      {
        kind: 'success',
        title: 'Project updated',
        description: 'Data Residency EU',
        action: { label: 'Undo' },
      },
    ]);
    expect(host.requests.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/api/projects/${memoryId(12)}`,
      body: { status: 'active', teamSize: 7, version: 3 },
    });
  });

  it('offers to end what goes on beyond today when the project is completed, as one change', async () => {
    const memory = memoryApi();
    const [runs, comes] = memory.records.assignments.filter(({ projectId }) => projectId === memoryId(11));
    Object.assign(comes!, { startDate: '2026-04-10' });
    const { user, host } = renderPortal('/manager/projects', memory);
    await user.click(within(await card('Atlas Billing')).getByRole('button', { name: /^Edit/ }));
    const element = await findDialog('Edit Project');
    const dialog = within(element);
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Completed' }));
    expect(await dialog.findByRole('radio', { name: 'Leave 2 assignments' })).toBeChecked();
    const end = dialog.getByRole('radio', { name: 'End 2 assignments today' });
    expect(end).toHaveAccessibleDescription('1 not begun is removed');
    await expectAccessible(element);
    await user.click(end);
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(host.requests.filter(({ method }) => method !== 'GET')).toMatchObject([
      {
        path: '/api/batches',
        body: {
          operations: [
            { action: 'updateProject', id: memoryId(11), body: { status: 'completed' } },
            { action: 'update', id: runs!._id, body: { endDate: '2026-03-11' } },
            { action: 'delete', id: comes!._id },
          ],
        },
      },
    ]);
    expect(host.notifications).toMatchObject([{ title: 'Project updated', action: { label: 'Undo' } }]);
  });

  it('reports another user’s change, keeps the form’s values, and can save again', async () => {
    const memory = memoryApi();
    const { user, host } = renderPortal('/manager/projects', memory);
    await user.click(within(await card('Data Residency EU')).getByRole('button', { name: /^Edit/ }));
    const dialog = within(await findDialog('Edit Project'));
    memory.records.projects[1]!.version = 4;
    await user.click(dialog.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Completed' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText(/This has changed in the meantime/)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Completed');
    await waitFor(() => expect(host.requests.at(-1)?.method).toBe('GET'));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(memory.records.projects[1]).toMatchObject({ status: 'completed', version: 5 }),
    );
  });
});

describe('deleting a project', () => {
  it('asks for confirmation with the number of affected assignments and deletes it', async () => {
    const { user, host } = renderPortal('/manager/projects');
    await user.click(within(await card('Atlas Billing')).getByRole('button', { name: /^Delete/ }));
    const element = await screen.findByRole('alertdialog', { name: 'Delete project' });
    const dialog = within(element);
    expect(dialog.getByText('Are you sure you want to delete Atlas Billing?')).toBeVisible();
    expect(
      await dialog.findByText(
        'Its 2 assignments remain in the list as Deleted Project and no longer count as load.',
      ),
    ).toBeVisible();
    await expectAccessible(element);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Atlas Billing')).not.toBeInTheDocument());
    expect(host.notifications).toEqual([
      { kind: 'success', title: 'Project deleted', description: 'Atlas Billing' },
    ]);
    const next = await card('Data Residency EU');
    await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
  });

  it('sends one request for a double click', async () => {
    const { user, requested } = renderPortal('/manager/projects');
    await user.click(within(await card('Atlas Billing')).getByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const button = dialog.getByRole('button', { name: 'Delete' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(screen.queryByText('Atlas Billing')).not.toBeInTheDocument());
    expect(requested('DELETE')).toHaveLength(1);
  });

  it('keeps the dialog open with the error when it fails', async () => {
    const memory = memoryApi();
    memory.stubNext('DELETE', '/api/projects', { status: 500, body: null });
    const { user, host } = renderPortal('/manager/projects', memory);
    await user.click(within(await card('Atlas Billing')).getByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Failed to delete project. Please try again.')).toBeVisible();
    expect(host.notifications).toEqual([
      { kind: 'error', title: 'Error', description: 'Failed to delete project. Please try again.' },
    ]);
  });
});
