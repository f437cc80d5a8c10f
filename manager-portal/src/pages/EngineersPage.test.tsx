import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { engineerRecord, failure, memoryId } from '@erm/portal-kit/testing';
import { announcing } from '../test-support/announcing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const ANA = memoryId(1);

describe('the engineers page', () => {
  it('shows the seven columns and each engineer', async () => {
    renderPortal('/manager/engineers');
    expect(screen.getByText('Manage your engineering team')).toBeVisible();
    expect(screen.getByText('Loading engineers...')).toBeInTheDocument();
    const ana = await rowOf('Ana Sousa');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Email',
      'Skills',
      'Seniority',
      'Department',
      'Available From',
      'Actions',
    ]);
    expect(ana).toHaveTextContent('ana.sousa@example.test');
    expect(ana).toHaveTextContent('Senior');
    expect(ana).toHaveTextContent('Web');
    expect(ana).toHaveTextContent('Jul 29, 2026');
    expect(within(ana).getByRole('button', { name: 'Show 1 more' })).toBeVisible();
    expect(await rowOf('Ilya Aronov')).toHaveTextContent('Available now');
    expect(await rowOf('Noor Haddad')).toHaveTextContent('Over by 20%');
    expect(screen.getByText('3 engineers', { selector: '[role=status]' })).toBeVisible();
    await expectAccessible();
  });

  it('searches on the server after a pause in typing and stores the search in the URL', async () => {
    const { user, requested, address } = renderPortal('/manager/engineers');
    await rowOf('Ana Sousa');
    await user.type(
      screen.getByPlaceholderText('Search engineers by name, email, or skills...'),
      'terraform',
    );
    await waitFor(() => expect(screen.queryByText('Ana Sousa')).not.toBeInTheDocument());
    expect(await rowOf('Ilya Aronov')).toBeVisible();
    expect(address()).toBe('/manager/engineers?q=terraform');
    expect(requested().filter((path) => path.includes('q='))).toEqual([
      '/api/engineers?limit=50&q=terraform&sort=name',
    ]);
  });

  it('reads the search and sort order from the URL', async () => {
    const { requested } = renderPortal('/manager/engineers?q=a&sort=-email');
    expect(await rowOf('Ana Sousa')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('a');
    expect(screen.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'descending');
    expect(requested()).toEqual(['/api/engineers?limit=50&q=a&sort=-email']);
  });

  it('sorts on the server by the clicked header', async () => {
    const { user, requested, address } = renderPortal('/manager/engineers');
    await rowOf('Ana Sousa');
    await user.click(screen.getByRole('button', { name: 'Department' }));
    await waitFor(() => expect(requested()).toContain('/api/engineers?limit=50&sort=department'));
    expect(address()).toBe('/manager/engineers?sort=department');
  });

  it('shows an empty state for a search and can clear it', async () => {
    const { user } = renderPortal('/manager/engineers?q=cobol');
    expect(await screen.findByText('No engineers found matching your search.')).toBeVisible();
    await expectAccessible();
    const [clear] = screen.getAllByRole('button', { name: 'Clear search' }).slice(-1);
    await user.click(clear!);
    expect(await rowOf('Ana Sousa')).toBeVisible();
  });

  it('shows an empty state without engineers', async () => {
    renderPortal('/manager/engineers', memoryApi({ engineers: [], projects: [], assignments: [] }));
    expect(await screen.findByText('No engineers added yet.')).toBeVisible();
  });

  it('loads fifty at a time and more on request', async () => {
    const engineers = Array.from({ length: 60 }, (_, index) =>
      engineerRecord(index + 1, `Engineer ${String.fromCharCode(65 + (index % 26))}${index}`),
    );
    const { user } = renderPortal(
      '/manager/engineers',
      memoryApi({ engineers, projects: [], assignments: [] }),
    );
    expect(await screen.findByText('50 of 60 engineers')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('60 of 60 engineers')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(61);
  });

  it('loads all that follows before Ctrl+P prints, and prints nothing if that fails', async () => {
    const engineers = Array.from({ length: 120 }, (_, index) =>
      engineerRecord(index + 1, `Engineer ${index}`),
    );
    const memory = memoryApi({ engineers, projects: [], assignments: [] });
    const printed: number[] = [];
    vi.stubGlobal('print', () => printed.push(screen.getAllByRole('row').length - 1));
    const { user, host } = renderPortal('/manager/engineers', memory);
    expect(await screen.findByText('50 of 120 engineers')).toBeVisible();
    memory.stubNext('GET', '/api/engineers', failure('FORBIDDEN', 'Managers only'));
    await user.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(host.notifications).toMatchObject([{ description: 'Managers only' }]));
    expect(printed).toEqual([]);
    await user.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(printed).toEqual([120]));
    vi.unstubAllGlobals();
  });

  it('explains why the roster could not be loaded and can retry', async () => {
    const memory = memoryApi();
    memory.stubNext('GET', '/api/engineers', failure('FORBIDDEN', 'Managers only'));
    const { user } = renderPortal('/manager/engineers', memory);
    expect(await screen.findByText('Failed to fetch engineers')).toBeVisible();
    expect(screen.getByText('Managers only')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('Ana Sousa')).toBeVisible();
  });
});

describe('the capacity dialog', () => {
  it('opens from the row menu by keyboard and closes on Escape', async () => {
    const { user, address } = renderPortal('/manager/engineers');
    const menu = within(await rowOf('Ana Sousa')).getByRole('button', { name: 'Actions for Ana Sousa' });
    menu.focus();
    await user.keyboard('{Enter}');
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'View Assignments',
    ]);
    await user.keyboard('{Enter}');
    const dialog = await findDialog('Engineer Capacity');
    expect(await within(dialog).findByText('Current Allocation')).toBeVisible();
    expect(address()).toBe(`/manager/engineers?engineer=${ANA}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/manager/engineers');
  });

  it('is closed by Back, which does not open it again after it was closed', async () => {
    const { user, address } = renderPortal('/manager/engineers?q=a');
    const open = async () => {
      await user.click(
        within(await rowOf('Ana Sousa')).getByRole('button', { name: 'Actions for Ana Sousa' }),
      );
      await user.click(await screen.findByRole('menuitem', { name: 'View Assignments' }));
      return findDialog('Engineer Capacity');
    };
    let dialog = await open();
    const entries = window.history.length;
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(address()).toBe('/manager/engineers?q=a');
    dialog = await open();
    expect(window.history.length).toBe(entries);
    window.history.back();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(address()).toBe('/manager/engineers?q=a');
  });

  it('leaves no entry of the history behind if a link has opened it', async () => {
    const { user, address } = renderPortal(`/manager/engineers?engineer=${ANA}`);
    const dialog = await findDialog('Engineer Capacity');
    const entries = window.history.length;
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(address()).toBe('/manager/engineers');
    expect(window.history.length).toBe(entries);
  });

  it('shows the available capacity, the current allocation, and the assignments', async () => {
    renderPortal(`/manager/engineers?engineer=${ANA}`);
    const dialog = await findDialog('Engineer Capacity');
    expect(await within(dialog).findByRole('button', { name: '30% available. Why?' })).toHaveTextContent(
      '30%',
    );
    expect(within(dialog).getByText('Available')).toBeVisible();
    expect(within(dialog).getByText('Max Capacity')).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Project', 'Allocation', 'Role', 'Status', 'Duration']);
    const atlas = within(dialog).getByRole('row', { name: /Atlas Billing/ });
    expect(atlas).toHaveTextContent('70%');
    expect(atlas).toHaveTextContent('Frontend engineer');
    expect(atlas).toHaveTextContent('Active');
    expect(atlas).toHaveTextContent('Jan 20, 2026 – May 30, 2026');
    await expectAccessible(dialog);
  });

  it('shows the amount and the end of an overload', async () => {
    renderPortal(`/manager/engineers?engineer=${memoryId(3)}`);
    expect(await screen.findByText('Over by 20% until Apr 30, 2026')).toBeVisible();
  });

  it('tells of an overload by working day, and so does why', async () => {
    const memory = memoryApi();
    const noors = memory.records.assignments.find(({ engineerId }) => engineerId === memoryId(3))!;
    Object.assign(noors, { startDate: '2026-02-28', endDate: '2026-03-29' });
    const { user } = renderPortal(`/manager/engineers?engineer=${memoryId(3)}`, memory);
    await user.click(await screen.findByRole('button', { name: 'Over by 20% until Mar 27, 2026. Why?' }));
    const why = await screen.findByRole('dialog', { name: /^Why Over by/ });
    await waitFor(() => expect(why).toHaveTextContent('Over capacity from Mar 2, 2026 until Mar 27, 2026.'));
  });

  it('says why of an overload and of an assignment', async () => {
    const { user } = renderPortal(`/manager/engineers?engineer=${memoryId(3)}`);
    await user.click(await screen.findByRole('button', { name: 'Over by 20% until Apr 30, 2026. Why?' }));
    const over = await screen.findByRole('dialog', { name: 'Why Over by 20% until Apr 30, 2026?' });
    expect(await within(over).findByText('Over by')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '100% allocated to Atlas Billing. Why?' }));
    const share = await screen.findByRole('dialog', { name: 'Why 100% allocated to Atlas Billing?' });
    await waitFor(() => expect(share).toHaveTextContent('Load120%'));
  });

  it('shows an empty state without assignments', async () => {
    renderPortal(`/manager/engineers?engineer=${memoryId(2)}`);
    expect(await screen.findByText('No assignments')).toBeVisible();
  });

  it('shows an empty state for an unknown engineer', async () => {
    renderPortal(`/manager/engineers?engineer=${memoryId(777)}`);
    expect(await screen.findByText('No capacity data available')).toBeVisible();
  });

  it('shows it too once somebody else has deleted the engineer', async () => {
    const { events, announce } = announcing();
    const memory = memoryApi();
    renderPortal(`/manager/engineers?engineer=${ANA}`, memory, events);
    expect(await screen.findByText('Current Allocation')).toBeVisible();
    memory.records.engineers.splice(0, 1);
    await announce('user');
    expect(await screen.findByText('No capacity data available')).toBeVisible();
  });

  it('shows a loading state and an error', async () => {
    const memory = memoryApi();
    memory.stubNext('GET', `/api/engineers/${ANA}/capacity`, failure('FORBIDDEN', 'Not yours'));
    const { user } = renderPortal(`/manager/engineers?engineer=${ANA}`, memory);
    expect(screen.getByText('Loading capacity data...')).toBeInTheDocument();
    expect(await screen.findByText('Failed to load capacity data')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Current Allocation')).toBeVisible();
  });

  it('keeps what can be done with the engineer when it fails to load, and loads what that needs', async () => {
    const memory = memoryApi();
    const path = `/api/engineers/${ANA}/capacity`;
    memory.stubNext('GET', path, failure('FORBIDDEN', 'Not yours'));
    const { user, host } = renderPortal(`/manager/engineers?engineer=${ANA}`, memory);
    const dialog = within(await findDialog('Engineer Capacity'));
    expect(await dialog.findByText('Failed to load capacity data')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'History' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible();

    memory.stubNext('GET', path, failure('FORBIDDEN', 'Still not yours'));
    await user.click(dialog.getByRole('button', { name: 'Edit' }));
    await waitFor(() =>
      expect(host.notifications).toEqual([{ kind: 'error', title: 'Error', description: 'Still not yours' }]),
    );
    await user.click(dialog.getByRole('button', { name: 'Edit' }));
    const edit = within(await findDialog('Edit Engineer'));
    expect(edit.getByLabelText('Name')).toHaveValue('Ana Sousa');
  });
});
