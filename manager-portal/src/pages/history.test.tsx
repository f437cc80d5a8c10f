import type { Change } from '@erm/contracts/changes';
import { changeRecord, failure, memoryId } from '@erm/portal-kit/testing';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const HISTORY = '/manager/projects?panel=history';
const panel = () => findDialog('History');
const fieldsOf = (question: HTMLElement) =>
  within(question)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const entry = async (text: RegExp) => {
  const items = await within(await panel()).findAllByRole('listitem');
  const found = items.find((item) => text.test(item.textContent));
  expect(found, String(text)).toBeDefined();
  return found!;
};

describe('the history panel', () => {
  it('opens from the head of a page, closes, and gives the focus back', async () => {
    const { user, address } = renderPortal('/manager/engineers?q=ana');
    const button = await screen.findByRole('button', { name: 'History' });
    await user.click(button);
    expect(await entry(/Atlas Billing/)).toBeVisible();
    expect(address()).toBe('/manager/engineers?q=ana&panel=history');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/manager/engineers?q=ana'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('says who changed what, field by field, and a batch as one entry with its parts', async () => {
    renderPortal(HISTORY);
    const renamed = await entry(/^HFAtlas Billing: Renamed/);
    expect(renamed).toHaveTextContent('NameBilling → changed to Atlas Billing');
    expect(renamed).toHaveTextContent(/Helena Fischer, \d+:00 [AP]M, (\d+ hours|1 day) ago/);
    const batch = await entry(/2 changes made together/);
    const parts = within(batch).getAllByRole('listitem');
    expect(parts.map((part) => part.textContent)).toEqual([
      'Ana Sousa on Atlas Billing: Allocation changedAllocation50% →  changed to 70%',
      'Ana Sousa on Data Residency EU: Dates changedEnd DateJul 31, 2026 →  changed to Aug 31, 2026',
    ]);
    expect(within(batch).getAllByRole('button')).toHaveLength(1);
    const disabled = await entry(/Petra Novak/);
    expect(disabled).toHaveTextContent('Disabling or enabling an account cannot be undone.');
    expect(within(disabled).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Yesterday', level: 3 })).toBeVisible();
    await expectAccessible();
  });

  it('undoes a change, shows both as such, and keeps the focus', async () => {
    const { user, requested, records } = renderPortal(HISTORY);
    const renamed = await entry(/Atlas Billing: Renamed/);
    await user.click(within(renamed).getByRole('button', { name: 'Undo Atlas Billing: Renamed' }));
    expect(await within(renamed).findByText('Undone by Helena Fischer')).toBeVisible();
    expect(await entry(/Undoes a change by Helena Fischer/)).toHaveTextContent('just now');
    expect(renamed).toHaveFocus();
    expect(requested('POST')).toEqual([`/api/changes/${memoryId(48)}/undo`]);
    expect(records.projects[0]?.name).toBe('Billing');
  });

  it('asks before it undoes what was changed again, says what returns and what stays, and asks anew', async () => {
    const of = { entity: 'project', entityId: memoryId(11), name: 'Atlas Billing' } as const;
    const omar = { _id: memoryId(98), name: 'Omar Diallo' };
    const at = '2026-03-11T11:58:00.000Z';
    const changed = (id: number, before: Change['before'], after: Change['after']) =>
      changeRecord({ ...of, _id: memoryId(id), at, actor: omar, before, after });
    const memory = memoryApi({
      changes: [
        changed(72, { teamSize: 4, status: 'planning' }, { teamSize: 6, status: 'active', version: 3 }),
        changeRecord({
          ...{ ...of, _id: memoryId(71), at: '2026-03-10T12:00:00.000Z' },
          ...{ before: { teamSize: 2 }, after: { teamSize: 4, version: 2 } },
        }),
      ],
    });
    const project = memory.records.projects[0]!;
    Object.assign(project, { teamSize: 6, status: 'active', version: 3 });
    const { user, host, requested } = renderPortal(HISTORY, memory);
    const undo = within(await entry(/Helena Fischer/)).getByRole('button');
    await user.click(undo);
    const question = await screen.findByRole('alertdialog', { name: 'Undo this change?' });
    expect(question).toHaveAccessibleDescription(
      /^Atlas Billing was changed again after this, by Omar Diallo, 2 minutes ago\./,
    );
    expect(fieldsOf(question)).toEqual([
      ['Status', 'Active, stays'],
      ['Team Size', '6 →  changes to 2'],
    ]);
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(await panel()).toBeVisible();
    await waitFor(() => expect(undo).toHaveFocus());
    expect([project.teamSize, host.notifications]).toEqual([6, []]);

    await user.click(undo);
    await screen.findByRole('alertdialog');
    memory.records.changes.unshift(changed(73, { teamSize: 6 }, { teamSize: 8, version: 4 }));
    Object.assign(project, { teamSize: 8, version: 4 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(fieldsOf(screen.getByRole('alertdialog'))[1]).toEqual(['Team Size', '8 →  changes to 2']),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(host.notifications).toMatchObject([{ title: 'Undone' }]));
    expect(requested('POST').at(-1)).toBe(`/api/changes/${memoryId(71)}/undo?version=4`);
    expect(project.teamSize).toBe(2);
  });

  it('undoes a batch as a whole, and says why something cannot be undone', async () => {
    const memory = memoryApi();
    memory.stubNext('POST', '/api/batches', failure('CAPACITY_EXCEEDED', 'Engineer only has 20% left.'));
    const { user, host, requested } = renderPortal(HISTORY, memory);
    const batch = await entry(/2 changes made together/);
    const undo = within(batch).getByRole('button');
    await user.click(undo);
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(host.notifications[0]).toMatchObject({
      title: 'Cannot undo',
      description: 'Engineer only has 20% left. Nothing was changed.',
    });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(await within(batch).findByText('Undone by Helena Fischer')).toBeVisible();
    expect(requested('POST')).toEqual(Array(2).fill(`/api/batches/${memoryId(49)}/undo`));
  });

  it('can be limited to a kind, and to what the manager did', async () => {
    const { user, requested } = renderPortal(HISTORY);
    await entry(/Petra Novak/);
    const choose = async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Show' }));
      await user.click(await screen.findByRole('option', { name }));
    };
    await choose('Engineers');
    await waitFor(() => expect(screen.queryByText(/Renamed/)).not.toBeInTheDocument());
    await choose('Mine');
    await waitFor(() => expect(screen.queryByText(/Petra Novak/)).not.toBeInTheDocument());
    expect(await entry(/Renamed/)).toBeVisible();
    const asked = requested().filter((path) => path.startsWith('/api/changes'));
    expect(asked.map((path) => new URL(path, 'http://x').searchParams.toString())).toEqual([
      'limit=50',
      'limit=50&entity=user',
      'limit=50&mine=true',
    ]);
  });

  it('shows one thing only, from its menu or by a link, and ignores what it does not know', async () => {
    const { user, address, unmount } = renderPortal('/manager/assignments');
    await user.click(await screen.findByRole('button', { name: 'Actions for Ana Sousa on Atlas Billing' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.click(
      await within(await findDialog('Edit Assignment')).findByRole('button', { name: 'History' }),
    );
    expect(await entry(/Part of a batch/)).toHaveTextContent(/^OD\s*Allocation changed/);
    expect(await panel()).toHaveAccessibleDescription('Ana Sousa on Atlas Billing');
    expect(within(await panel()).queryByRole('combobox')).not.toBeInTheDocument();
    expect(address()).toBe(`/manager/assignments?panel=history&of=assignment%3A${memoryId(21)}`);
    unmount();
    const wrong = renderPortal(`${HISTORY}&of=planet:${memoryId(21)}`);
    expect(await entry(/Petra Novak/)).toBeVisible();
    wrong.unmount();
    renderPortal('/manager/projects?panel=future');
    expect(await screen.findByRole('article', { name: 'Atlas Billing' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is opened by the card of a project and the capacity of an engineer, in place of that', async () => {
    const { user, unmount } = renderPortal('/manager/projects');
    await user.click(await screen.findByRole('button', { name: 'History of Atlas Billing' }));
    expect(await entry(/Renamed/)).toBeVisible();
    unmount();
    const engineers = renderPortal('/manager/engineers');
    await engineers.user.click(await screen.findByRole('button', { name: 'Ilya Aronov' }));
    const capacity = within(await findDialog('Engineer Capacity'));
    await engineers.user.click(await capacity.findByRole('button', { name: 'History' }));
    expect(await within(await panel()).findByText('No changes recorded.')).toBeVisible();
    expect(engineers.address()).toBe(`/manager/engineers?panel=history&of=engineer%3A${memoryId(2)}`);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await engineers.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(engineers.address()).toBe('/manager/engineers');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ilya Aronov' })).toHaveFocus());
  });

  it('can be loaded again if that fails, and page by page', async () => {
    const at = '2026-01-05T12:00:00.000Z';
    const changes = Array.from({ length: 60 }, (_, index) =>
      changeRecord({
        ...{ _id: memoryId(500 - index), at, entity: 'project', entityId: memoryId(11) },
        ...{ name: `Project ${index}`, before: { teamSize: 1 }, after: { teamSize: 2 } },
        // A batch across the end of the page.
        batchId: index === 49 || index === 50 ? memoryId(600) : null,
      }),
    );
    const memory = memoryApi({ changes });
    memory.stubNext('GET', '/api/changes', failure('FORBIDDEN', 'Managers only'));
    const { user } = renderPortal(HISTORY, memory);
    expect(await within(await panel()).findByText('Failed to load the history')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await entry(/Project 49/)).toHaveTextContent('Part of a batch');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('2 changes made together')).toBeVisible();
    expect(await entry(/Project 59/)).toBeVisible();
  });
});
