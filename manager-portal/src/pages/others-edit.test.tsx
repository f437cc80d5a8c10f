import type { Change } from '@erm/contracts/changes';
import { changeRecord, failure, memoryId, sampleManager } from '@erm/portal-kit/testing';
import type { HostEvent } from '@erm/portal-sdk';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const MARTA = { _id: memoryId(96), name: 'Marta Kowalska' };

/** Opens a form about something, types a 7, and hears that the same was changed, by Marta unless told. */
async function openForm(address: string, opener: RegExp, title: string, field: string, by = MARTA) {
  let tell: ((event: HostEvent) => void) | undefined;
  const memory = memoryApi({ changes: [] });
  const portal = renderPortal(address, memory, {
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
  });
  const { user } = portal;
  await user.click((await screen.findAllByRole('button', { name: opener }))[0]!);
  if (opener.source.includes('Actions'))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  if (title === 'Edit Engineer') await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const input = within(await findDialog(title)).getByLabelText(field, { selector: 'input' });
  await user.clear(input);
  await user.type(input, '7');
  // Listening begins after the first screen.
  await vi.waitFor(() => expect(tell).toBeDefined(), 30_000);
  const changed = (
    entity: Form['entity'],
    entityId: string,
    action: 'create' | 'update' | 'delete' = 'update',
  ) => {
    const change = { changeId: memoryId(80), batchId: null, entity, action, entityId } as const;
    act(() => tell?.({ kind: 'change', change: { ...change, by } }));
  };
  return { ...portal, memory, input, changed };
}

type Form = Pick<Change, 'entityId' | 'before' | 'after'> & {
  entity: 'project' | 'user' | 'assignment';
  title: string;
  address: string;
  opener: RegExp;
  field: string;
  now: string;
  shown: [label: string, values: string];
};

const forms: Form[] = [
  {
    title: 'Edit Assignment',
    address: '/manager/assignments',
    field: 'Role',
    opener: /^Actions for Ana Sousa on Atlas/,
    entity: 'assignment',
    entityId: memoryId(21),
    before: { allocationPercentage: 70 },
    after: { allocationPercentage: 60, version: 9 },
    now: 'Ana Sousa on Atlas Billing, now 60%.',
    shown: ['Allocation', '70% →  changed to 60%'],
  },
  {
    title: 'Edit Project',
    address: '/manager/projects',
    field: 'Team Size',
    opener: /^Edit Atlas Billing/,
    entity: 'project',
    entityId: memoryId(11),
    before: { teamSize: 4 },
    after: { teamSize: 6, version: 9 },
    now: 'Atlas Billing, now 6.',
    shown: ['Team Size', '4 →  changed to 6'],
  },
  {
    title: 'Edit Project',
    address: '/manager/projects',
    field: 'Team Size',
    opener: /^Edit Atlas Billing/,
    entity: 'project',
    entityId: memoryId(11),
    before: { name: 'Billing' },
    after: { name: 'Atlas Billing', version: 9 },
    now: 'Billing, now Atlas Billing.',
    shown: ['Name', 'Billing →  changed to Atlas Billing'],
  },
  {
    title: 'Edit Engineer',
    address: '/manager/engineers',
    field: 'Department',
    opener: /^Ana Sousa/,
    entity: 'user',
    entityId: memoryId(1),
    before: { department: 'Web' },
    after: { department: 'Data', version: 9 },
    now: 'Ana Sousa, now Data.',
    shown: ['Department', 'Web →  changed to Data'],
  },
];

const namesOf = ({ entity }: Form) =>
  entity === 'assignment'
    ? {
        engineers: [{ _id: memoryId(1), name: 'Ana Sousa' }],
        projects: [{ _id: memoryId(11), name: 'Atlas Billing' }],
      }
    : { name: entity === 'project' ? 'Atlas Billing' : 'Ana Sousa' };

it.each(forms)(
  '$title keeps what was typed when somebody else changes the same, and shows their values',
  async (form) => {
    const { title, address, opener, field, entity, entityId, before, after, now, shown } = form;
    const { user, host, input, changed, memory } = await openForm(address, opener, title, field);
    const at = new Date().toISOString();
    memory.records.changes.unshift(
      changeRecord({
        _id: memoryId(80),
        at,
        actor: MARTA,
        entity,
        entityId,
        before,
        after,
        ...namesOf(form),
      }),
    );
    changed(entity, memoryId(12));
    changed(entity, entityId);
    // An event may come twice.
    changed(entity, entityId);
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(host.notifications[0]).toMatchObject({
      title: 'Changed by Marta Kowalska',
      description: `${now} Your form keeps what you typed.`,
      action: { label: 'Show' },
    });
    expect(input).toHaveValue('7');
    act(() => host.notifications[0]!.action!.onSelect());
    const dialog = within(await findDialog(title));
    const term = await dialog.findByText(shown[0], { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent(shown[1].replace(/ +/g, ' '));
    expect(dialog.getByRole('group', { name: 'Changed by Marta Kowalska' })).toHaveFocus();
    await expectAccessible();
    expect(input).toHaveValue('7');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(host.requests.find(({ method }) => method === 'PUT')).toBeDefined());
    // Saving after having seen it is no conflict.
    expect(host.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 9 });
    const told = host.notifications.filter((each) => each.title.startsWith('Changed by'));
    expect(told).toHaveLength(1);
  },
);

it('says who has changed something even if it cannot be read what', async () => {
  const { host, changed, memory } = await openForm(
    '/manager/projects',
    /^Edit Atlas Billing/,
    'Edit Project',
    'Team Size',
  );
  memory.stubNext('GET', '/api/changes', failure('FORBIDDEN', 'Managers only'));
  changed('project', memoryId(11));
  await waitFor(() =>
    expect(host.notifications).toEqual([
      {
        kind: 'info',
        title: 'Changed by Marta Kowalska',
        description: 'Your form keeps what you typed.',
      },
    ]),
  );
});

it('says that one has changed it oneself in another tab', async () => {
  const [form] = forms;
  const { title, address, opener, field, entity, entityId, before, after, now } = form!;
  const me = { _id: sampleManager._id, name: sampleManager.name };
  const { user, host, memory, changed } = await openForm(address, opener, title, field, me);
  const edit = { _id: memoryId(80), at: new Date().toISOString(), actor: me, entity, entityId };
  memory.records.changes.unshift(changeRecord({ ...edit, before, after, ...namesOf(form!) }));
  Object.assign(
    memory.records.assignments.find(({ _id }) => _id === entityId)!,
    after,
  );
  changed(entity, entityId);
  await waitFor(() => expect(host.notifications).toHaveLength(1));
  expect(host.notifications[0]).toMatchObject({
    title: 'You changed this elsewhere',
    description: `${now} Your form keeps what you typed.`,
  });
  const dialog = within(await findDialog(title));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByRole('region', { name: 'Allocation changed by you, just now' })).toBeVisible();
  act(() => host.notifications[0]!.action!.onSelect());
  expect(await dialog.findByRole('group', { name: 'You changed this elsewhere' })).toBeVisible();
});

it.each(forms)('$title lists, when saving conflicts, what was changed by whom ($field)', async (form) => {
  const { title, address, opener, field, entity, entityId, before, after, shown } = form;
  const { user, host, memory } = await openForm(address, opener, title, field);
  const { records } = memory;
  const rows = { project: records.projects, user: records.engineers, assignment: records.assignments };
  const record = rows[entity].find(({ _id }) => _id === entityId)!;
  const edit = { at: new Date().toISOString(), entity, entityId, ...namesOf(form) };
  records.changes.unshift(
    changeRecord({ ...edit, _id: memoryId(80), actor: MARTA, before, after }),
    changeRecord({ ...edit, _id: memoryId(81), before: { role: 'Old' }, after: { version: record.version } }),
  );
  Object.assign(record, after);
  const dialog = within(await findDialog(title));
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  await user.click(save);
  const change = within(await dialog.findByRole('region', { name: / by Marta Kowalska, just now$/ }));
  expect(change.getByText(shown[0]).nextElementSibling).toHaveTextContent(shown[1].replace(/ +/g, ' '));
  expect(dialog.getAllByRole('region')).toHaveLength(1);
  expect(dialog.getByText(/^Your entries are still here/)).toBeVisible();
  await expectAccessible();
  await user.click(save);
  await waitFor(() => expect(host.notifications.at(-1)).toMatchObject({ kind: 'success' }));
});

it.each(forms.filter(({ before }) => !('name' in before!)))(
  '$title says that somebody else has deleted it, until it is restored',
  async ({ title, address, opener, field, entity, entityId }) => {
    const { input, changed } = await openForm(address, opener, title, field);
    changed(entity, entityId, 'delete');
    const dialog = within(await findDialog(title));
    expect(await dialog.findByText('Deleted by Marta Kowalska')).toBeVisible();
    expect(input).toHaveValue('7');
    await expectAccessible();
    changed(entity, entityId, 'create');
    await waitFor(() => expect(dialog.queryByText('Deleted by Marta Kowalska')).not.toBeInTheDocument());
  },
);
