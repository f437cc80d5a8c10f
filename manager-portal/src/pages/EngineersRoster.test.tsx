import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryId } from '@erm/portal-kit/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const ANA = memoryId(1);
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const nameOf = async (name: string) => within(await rowOf(name)).findByRole('button', { name });

async function choose(item: 'Edit' | 'Delete', name: string, memory = memoryApi()) {
  const portal = renderPortal('/manager/engineers', memory);
  await portal.user.click(await nameOf(name));
  const dialog = within(await findDialog('Engineer Capacity'));
  await portal.user.click(await dialog.findByRole('button', { name: item }));
  return portal;
}

async function edit(name = 'Ana Sousa', memory = memoryApi()) {
  const portal = await choose('Edit', name, memory);
  const element = await findDialog('Edit Engineer');
  const dialog = within(element);
  const retype = async (label: string, text: string) => {
    const field = dialog.getByLabelText(label, { selector: 'input:not([type=range])' });
    await portal.user.clear(field);
    await portal.user.type(field, text);
  };
  const save = () => portal.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const closeCapacity = async () => {
    await waitFor(() => expect(element).not.toBeInTheDocument());
    await portal.user.keyboard('{Escape}');
  };
  return { ...portal, element, dialog, retype, save, closeCapacity };
}

async function confirmDeletion(name = 'Ana Sousa', memory = memoryApi()) {
  const portal = await choose('Delete', name, memory);
  const element = await screen.findByRole('alertdialog', { name: 'Delete engineer' });
  const dialog = within(element);
  const confirm = () => portal.user.click(dialog.getByRole('button', { name: 'Delete' }));
  return { ...portal, element, dialog, confirm };
}

describe('Edit Engineer', () => {
  it('saves every field but the password, based on the version it was opened with', async () => {
    const { user, dialog, element, retype, save, closeCapacity, host } = await edit();
    await expectAccessible(element);
    expect(dialog.queryByLabelText(/Password/)).not.toBeInTheDocument();
    await retype('Name', 'Ana Sousa-Lima');
    await retype('Email', 'Ana.Lima@example.test');
    await retype('Department', 'Design');
    const skills = dialog.getByRole('textbox', { name: /Skills/ });
    await user.clear(skills);
    await user.type(skills, 'React, , react, CSS');
    await user.click(dialog.getByRole('combobox', { name: 'Seniority' }));
    await user.click(await screen.findByRole('option', { name: 'Lead' }));
    await save();
    await closeCapacity();
    const row = await rowOf('Ana Sousa-Lima');
    expect(row).toHaveTextContent('ana.lima@example.test');
    expect(row).toHaveTextContent('Lead');
    expect(row).toHaveTextContent('Design');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(host.notifications).toMatchObject([
      {
        kind: 'success',
        title: 'Engineer updated',
        description: 'Ana Sousa-Lima',
        action: { label: 'Undo' },
      },
    ]);
    expect(host.requests.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/api/engineers/${ANA}`,
      body: {
        name: 'Ana Sousa-Lima',
        email: 'ana.lima@example.test',
        skills: ['React', 'CSS'],
        seniority: 'lead',
        department: 'Design',
        maxCapacity: 100,
        version: 1,
      },
    });
  });

  it('opens by keyboard and gives the focus back on Escape', async () => {
    const { user } = renderPortal('/manager/engineers');
    (await nameOf('Ana Sousa')).focus();
    await user.keyboard('{Enter}');
    const edit = await within(await findDialog('Engineer Capacity')).findByRole('button', { name: 'Edit' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.tab();
    expect(edit).toHaveFocus();
    await user.keyboard('{Enter}');
    const form = await findDialog('Edit Engineer');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await waitFor(() => expect(edit).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await nameOf('Ana Sousa')).toHaveFocus());
  });

  it('reports missing fields and sends nothing', async () => {
    const { user, dialog, save, requested } = await edit();
    for (const label of ['Name', 'Email', 'Department']) await user.clear(dialog.getByLabelText(label));
    await save();
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Invalid email address')).toBeVisible();
    expect(dialog.getByText('Department is required')).toBeVisible();
    expect(requested('PUT')).toEqual([]);
  });

  it('shows on the email that another user has it', async () => {
    const { dialog, retype, save } = await edit();
    await retype('Email', 'noor.haddad@example.test');
    await save();
    expect(await dialog.findByText('Email already registered')).toBeVisible();
    expect(dialog.getByLabelText('Email')).toBeInvalid();
    expect(dialog.getByLabelText('Email')).toHaveValue('noor.haddad@example.test');
  });

  it('reports another user’s change, keeps the form’s values, and can save again', async () => {
    const memory = memoryApi();
    const { dialog, retype, save, host } = await edit('Ana Sousa', memory);
    memory.records.engineers[0]!.version = 4;
    await retype('Department', 'Design');
    await save();
    expect(await dialog.findByText(/This has changed in the meantime/)).toBeVisible();
    expect(dialog.getByLabelText('Department')).toHaveValue('Design');
    await waitFor(() => expect(host.requests.at(-1)?.method).toBe('GET'));
    await save();
    await waitFor(() =>
      expect(memory.records.engineers[0]).toMatchObject({ department: 'Design', version: 5 }),
    );
  });

  it('keeps the dialog open with the error when it fails', async () => {
    const memory = memoryApi();
    memory.stubNext('PUT', '/api/engineers', { status: 502, body: '<html>' });
    const { dialog, retype, save } = await edit('Ana Sousa', memory);
    await retype('Department', 'Design');
    await save();
    expect(await dialog.findByText('Failed to update engineer. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('Department')).toHaveValue('Design');
  });

  it('lets the seniority be chosen if none is set', async () => {
    const memory = memoryApi();
    Object.assign(memory.records.engineers[0]!, { seniority: null });
    const { dialog, save, requested } = await edit('Ana Sousa', memory);
    await save();
    expect(await dialog.findByText('Seniority must be one of junior, mid, senior, lead')).toBeVisible();
    expect(requested('PUT')).toEqual([]);
  });
});

describe('a lower max capacity', () => {
  it('shows the days that it leaves over capacity before it is saved, and can be saved', async () => {
    const { dialog, element, retype, save, closeCapacity, records } = await edit();
    await waitFor(() => expect(dialog.getByText('70% assigned today')).toBeVisible());
    await retype('Max Capacity (%)', '80');
    const note = within(await dialog.findByRole('status'));
    expect(note.getByText('This leaves days over capacity')).toBeVisible();
    expect(note.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Over capacity by 20% Apr 10 – May 29, 2026',
    ]);
    await expectAccessible(element);
    await retype('Max Capacity (%)', '60');
    expect(await dialog.findByText('Over capacity by 40% Mar 11 – May 29, 2026')).toBeVisible();
    await save();
    await waitFor(() => expect(records.engineers[0]).toMatchObject({ maxCapacity: 60 }));
    await closeCapacity();
    expect(await rowOf('Ana Sousa')).toHaveTextContent('Over by 40%');
  });

  it('shows three ranges and how many more there are', async () => {
    const memory = memoryApi();
    const [first] = memory.records.assignments;
    memory.records.assignments = ['03-16', '03-23', '03-30', '04-06', '04-13'].map((day, index) => ({
      ...first!,
      _id: memoryId(300 + index),
      startDate: `2026-${day}`,
      endDate: `2026-${day}`,
    }));
    const { dialog, retype } = await edit('Ana Sousa', memory);
    await retype('Max Capacity (%)', '50');
    const note = within(await dialog.findByRole('status'));
    expect(note.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Over capacity by 20% Mar 16, 2026',
      'Over capacity by 20% Mar 23, 2026',
      'Over capacity by 20% Mar 30, 2026',
      '+2 more',
    ]);
  });

  it('says nothing if everything fits, if it is not lower, and about deleted projects', async () => {
    const memory = memoryApi();
    memory.records.projects = memory.records.projects.filter(({ name }) => name !== 'Data Residency EU');
    const { dialog, retype } = await edit('Ana Sousa', memory);
    await retype('Max Capacity (%)', '60');
    expect(await dialog.findByText(/^Over capacity by 10%/)).toBeVisible();
    await retype('Max Capacity (%)', '70');
    await waitFor(() => expect(dialog.queryByText(/Over capacity/)).not.toBeInTheDocument());
  });
});

describe('deleting an engineer', () => {
  it('shows what it touches, deletes, and keeps the assignments', async () => {
    const { dialog, element, confirm, host, records } = await confirmDeletion();
    expect(dialog.getByText('Are you sure you want to delete Ana Sousa?')).toBeVisible();
    expect(
      dialog.getByText(
        'From then on, Ana Sousa can no longer sign in. Assignments stay in the list as Deleted Engineer.',
      ),
    ).toBeVisible();
    expect(await dialog.findByText('2 current and upcoming assignments:')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Atlas Billing, 70%, until May 30, 2026',
      'Data Residency EU, 30%, from Apr 10, 2026 until Jul 29, 2026',
    ]);
    await expectAccessible(element);
    await confirm();
    await waitFor(() => expect(screen.queryByText('Ana Sousa')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(host.notifications).toEqual([
      { kind: 'success', title: 'Engineer deleted', description: 'Ana Sousa' },
    ]);
    expect(records.assignments).toHaveLength(4);
    const loads = host.requests.filter(({ path }) => path.endsWith('/capacity'));
    expect(loads).toHaveLength(1);
  });

  it('shows five assignments and how many more there are', async () => {
    const memory = memoryApi();
    const [first] = memory.records.assignments;
    memory.records.assignments = Array.from({ length: 7 }, (_, index) => ({
      ...first!,
      _id: memoryId(300 + index),
      allocationPercentage: 10,
    }));
    const { dialog } = await confirmDeletion('Ana Sousa', memory);
    expect(await dialog.findByText('7 current and upcoming assignments:')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(6);
    expect(dialog.getByText('+2 more')).toBeVisible();
  });

  it('leaves out what has ended', async () => {
    const { dialog } = await confirmDeletion('Noor Haddad');
    expect(await dialog.findByText('1 current or upcoming assignment:')).toBeVisible();
    expect(dialog.queryByText(/Warehouse Migration/)).not.toBeInTheDocument();
  });

  it('says if there are none', async () => {
    const { dialog } = await confirmDeletion('Ilya Aronov');
    expect(await dialog.findByText('There are no current or upcoming assignments.')).toBeVisible();
  });

  it('keeps the dialog open with the error when it fails', async () => {
    const memory = memoryApi();
    memory.stubNext('DELETE', '/api/engineers', { status: 500, body: null });
    const { dialog, confirm, host } = await confirmDeletion('Ana Sousa', memory);
    await confirm();
    const failed = 'Failed to delete engineer. Please try again.';
    expect(await dialog.findByText(failed)).toBeVisible();
    expect(host.notifications).toEqual([{ kind: 'error', title: 'Error', description: failed }]);
  });
});
