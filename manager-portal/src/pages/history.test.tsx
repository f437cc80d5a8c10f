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
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('says in a line what was changed, in another who and when, and opens field by field', async () => {
    const { user } = renderPortal(HISTORY);
    const renamed = await entry(/^HFAtlas Billing: name Billing → {2}changed to Atlas Billing/);
    expect(renamed).toHaveTextContent(/Helena Fischer, \d+:00 [AP]MUndo$/);
    const open = async (item: HTMLElement) => {
      await user.click(within(item).getByRole('button', { expanded: false }));
    };
    await open(renamed);
    expect(renamed).toHaveTextContent(/PMNameBilling → changed to Atlas BillingUndo$/);
    const batch = await entry(/2 changes made together/);
    expect(within(batch).queryByRole('listitem')).not.toBeInTheDocument();
    await open(batch);
    const parts = within(batch).getAllByRole('listitem');
    expect(parts.map((part) => part.textContent)).toEqual([
      'Ana Sousa on Atlas Billing: 50% → 70%Allocation50% →  changed to 70%',
      'Ana Sousa on Data Residency EU: end Jul 31 → Aug 31End DateJul 31, 2026 →  changed to Aug 31, 2026',
    ]);
    expect(within(batch).getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    const disabled = await entry(/Petra Novak/);
    await open(disabled);
    expect(disabled).toHaveTextContent('Disabling or enabling an account cannot be undone.');
    expect(within(disabled).queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Yesterday', level: 3 })).toBeVisible();
    await expectAccessible();
  });

  it('undoes a change, which stays one entry, redoes it, and keeps the focus', async () => {
    const { user, requested, records } = renderPortal(HISTORY);
    const renamed = await entry(/Atlas Billing: name/);
    const count = (await within(await panel()).findAllByRole('listitem')).length;
    const press = (verb: string) =>
      user.click(
        within(renamed).getByRole('button', { name: `${verb} Atlas Billing: name Billing → Atlas Billing` }),
      );
    await press('Undo');
    expect(await within(renamed).findByText('Undone by Helena Fischer, just now')).toBeVisible();
    expect(renamed).toHaveFocus();
    expect(records.projects[0]?.name).toBe('Billing');
    expect(within(await panel()).getAllByRole('listitem')).toHaveLength(count);
    await press('Redo');
    expect(await within(renamed).findByText('Redone by Helena Fischer, just now')).toBeVisible();
    expect(records.projects[0]?.name).toBe('Atlas Billing');
    expect(within(renamed).getByRole('button', { name: /^Undo/ })).toBeInTheDocument();
    expect(within(await panel()).getAllByRole('listitem')).toHaveLength(count);
    expect(requested('POST')[0]).toBe(`/api/changes/${memoryId(48)}/undo`);
  });

  it('names what stays when an assignment moves, what was restored, and how many are undone together', async () => {
    const ana = { _id: memoryId(1), name: 'Ana Sousa' };
    const ilya = { _id: memoryId(2), name: 'Ilya Aronov' };
    const atlas = { _id: memoryId(11), name: 'Atlas Billing' };
    const quay = { _id: memoryId(12), name: 'Quay' };
    const of = (id: number, fields: object) =>
      changeRecord({
        _id: memoryId(id),
        at: '2026-03-11T11:58:00.000Z',
        entity: 'assignment',
        entityId: memoryId(id),
        engineers: [ana, ilya],
        projects: [atlas],
        before: {},
        after: {},
        ...fields,
      });
    const changes = [
      of(75, { before: { engineerId: ana._id }, after: { engineerId: ilya._id } }),
      of(74, {
        engineers: [ana],
        projects: [atlas, quay],
        before: { projectId: atlas._id, startDate: '2026-04-27' },
        after: { projectId: quay._id, startDate: '2026-04-20' },
      }),
      of(73, { action: 'delete', engineers: [ana], before: { allocationPercentage: 20 }, after: null }),
      of(72, {
        entity: 'user',
        name: 'Nora Lindt',
        action: 'create',
        undoes: memoryId(9),
        before: null,
      }),
      of(71, { batchId: memoryId(70), batchSize: 6, before: { role: 'Lead' }, after: { role: 'Dev' } }),
    ];
    renderPortal(HISTORY, memoryApi({ changes }));
    await entry(/Nora/);
    const items = within(await panel()).getAllByRole('listitem');
    expect(items.map((item) => item.textContent.replaceAll(' →  changed to ', ' → '))).toEqual([
      expect.stringMatching(/^HFAtlas Billing: Ana Sousa → Ilya AronovHelena Fischer, 2 minutes agoUndo$/),
      expect.stringMatching(/^HFAna Sousa: Atlas Billing → Quay, start Apr 27 → Apr 20H/),
      expect.stringMatching(/^HFAna Sousa on Atlas Billing deletedH/),
      expect.stringMatching(/^HFRestored Nora LindtHelena Fischer, 2 minutes ago\. Undoes a change/),
      expect.stringMatching(/role Lead → DevHelena Fischer, 2 minutes ago\. Undone together with 5 others/),
    ]);
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
          ...of,
          _id: memoryId(71),
          at: '2026-03-10T12:00:00.000Z',
          before: { teamSize: 2 },
          after: { teamSize: 4, version: 2 },
        }),
      ],
    });
    const project = memory.records.projects[0]!;
    Object.assign(project, { teamSize: 6, status: 'active', version: 3 });
    const { user, host, requested } = renderPortal(HISTORY, memory);
    const undo = within(await entry(/Helena Fischer/)).getByRole('button', { name: /^Undo/ });
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
    const undo = within(batch).getByRole('button', { name: /^Undo/ });
    await user.click(undo);
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(host.notifications[0]).toMatchObject({
      title: 'Cannot undo',
      description: 'Engineer only has 20% left. Nothing was changed.',
    });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(await within(batch).findByText('Undone by Helena Fischer, just now')).toBeVisible();
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
    await waitFor(() => expect(screen.queryByText('Atlas Billing:')).not.toBeInTheDocument());
    await choose('Mine');
    await waitFor(() => expect(screen.queryByText(/Petra Novak/)).not.toBeInTheDocument());
    expect(await entry(/Atlas Billing: name/)).toBeVisible();
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
    expect(await entry(/Undone together with others/)).toHaveTextContent(/^OD50% → changed to 70%/);
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
    expect(await entry(/Name Billing/)).toBeVisible();
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
        _id: memoryId(500 - index),
        at,
        entity: 'project',
        entityId: memoryId(11),
        name: `Project ${index}`,
        before: { teamSize: 1 },
        after: { teamSize: 2 },
        // A batch across the end of the page.
        batchId: index === 49 || index === 50 ? memoryId(600) : null,
      }),
    );
    const memory = memoryApi({ changes });
    memory.stubNext('GET', '/api/changes', failure('FORBIDDEN', 'Managers only'));
    const { user } = renderPortal(HISTORY, memory);
    expect(await within(await panel()).findByText('Failed to load the history')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await entry(/Project 49/)).toHaveTextContent('Undone together with others');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('2 changes made together')).toBeVisible();
    expect(await entry(/Project 59/)).toBeVisible();
  });
});
