import type { User } from '@erm/contracts/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeRecord, failure } from '@erm/portal-kit/testing';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { capacity, capacityAssignment, maya } from '../test-support/fixtures';
import { success, renderPortal } from '../test-support/render-portal';
import type { HostEvent, HostEvents, TransportRequest, TransportResponse } from '@erm/portal-sdk';

const helena = { _id: 'h', name: 'Helena Fischer' };
const departmentChange = changeRecord({
  _id: 'c',
  at: new Date().toISOString(),
  entity: 'user',
  entityId: maya._id,
  name: maya.name,
  actor: helena,
  before: { department: 'Web' },
  after: { department: 'Data', version: 4 },
});
const saved: User = { ...maya, name: 'Maya L.', version: 4 };

async function openDialog(
  save: (request: TransportRequest) => TransportResponse = () => success({ user: saved }),
  user = maya,
  stored = user,
  events?: HostEvents,
) {
  const opened = renderPortal(
    '/engineer/dashboard',
    (request) => {
      if (request.method === 'PUT') return save(request);
      if (request.path.startsWith('/api/changes')) return success([departmentChange]);
      if (request.path === '/api/availability/filters') return success(TERMS);
      return request.path === '/api/auth/profile'
        ? success({ user: stored })
        : success({ engineer: capacity([capacityAssignment('Atlas', 90)]) });
    },
    user,
    events,
  );
  await screen.findByText('of 100% allocated');
  await opened.user.click(screen.getByRole('button', { name: 'Edit profile' }));
  return { ...opened, dialog: within(await findDialog('Edit Profile')) };
}

const TERMS = { departments: ['Web', 'Web Platform'], skills: ['Kafka'], requiredSkills: [] };

const sent = (requests: TransportRequest[]) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('Edit Profile', () => {
  it('keeps what was typed when somebody else changes the profile, and shows their values', async () => {
    let tell: ((event: HostEvent) => void) | undefined;
    const subscribe: HostEvents['subscribe'] = (listener) => {
      tell = listener;
      return () => {};
    };
    const { dialog, host, user } = await openDialog(undefined, undefined, undefined, { subscribe });
    await user.type(dialog.getByLabelText('Name'), ' B.');
    // Listening begins after the first screen.
    await vi.waitFor(() => expect(tell).toBeDefined(), 30_000);
    const change = { changeId: 'c', batchId: null, entity: 'user', action: 'update' } as const;
    act(() => tell?.({ kind: 'change', change: { ...change, entityId: maya._id, by: helena } }));
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(host.notifications[0]).toMatchObject({
      title: 'Changed by Helena Fischer',
      description: 'Maya Lindqvist, now Data. Your form keeps what you typed.',
    });
    act(() => host.notifications[0]!.action!.onSelect());
    expect(await dialog.findByRole('definition')).toHaveTextContent('Web → changed to Data');
    expect(dialog.getByLabelText('Name')).toHaveValue('Maya Lindqvist B.');
  });

  it('is prefilled with the profile and focuses the first field', async () => {
    const { dialog } = await openDialog();
    expect(dialog.getByLabelText('Name')).toHaveValue('Maya Lindqvist');
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
    expect(dialog.getByRole('textbox', { name: /Skills/ })).toHaveValue('TypeScript, Kafka');
    expect(dialog.getByText('90% assigned today')).toBeVisible();
    await expectAccessible();
  });

  it('suggests the departments and skills that exist', async () => {
    const { dialog, user } = await openDialog();
    await user.type(dialog.getByRole('combobox', { name: 'Department' }), '{End} ');
    await user.click(await screen.findByRole('option', { name: 'Web Platform' }));
    expect(dialog.getByLabelText('Department')).toHaveValue('Web Platform');
  });

  it('saves, shows a toast, closes, shows the new name, and reloads the workload', async () => {
    const { dialog, user, host } = await openDialog();
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Maya L.');
    await user.clear(dialog.getByRole('textbox', { name: /Skills/ }));
    await user.type(dialog.getByRole('textbox', { name: /Skills/ }), ' Go,, Kafka ,go');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(host.requests)).toEqual([
      {
        name: 'Maya L.',
        skills: ['Go', 'Kafka'],
        seniority: 'senior',
        department: 'Web',
        maxCapacity: 100,
        version: 3,
      },
    ]);
    expect(host.notifications).toEqual([
      {
        kind: 'success',
        title: 'Profile updated',
        description: 'Your profile has been updated successfully.',
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Welcome back, Maya L.!' })).toBeVisible();
    expect(host.requests.filter(({ path }) => path.endsWith('/capacity'))).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
  });

  it('requires name, department, and capacity before sending anything', async () => {
    const { dialog, user, host } = await openDialog();
    await user.clear(dialog.getByLabelText('Name'));
    await user.clear(dialog.getByLabelText('Department'));
    await user.clear(dialog.getByRole('spinbutton', { name: /Max Capacity/ }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Department is required')).toBeVisible();
    expect(dialog.getByText('Max capacity must be a whole number from 0 to 100')).toBeVisible();
    expect(sent(host.requests)).toEqual([]);
  });

  it('shows the server’s issue on its field and keeps the form’s values', async () => {
    const { dialog, user, host } = await openDialog(() =>
      failure('VALIDATION_FAILED', 'Department is closed', [
        { path: 'department', message: 'Department is closed' },
      ]),
    );
    await user.type(dialog.getByLabelText('Department'), ' East');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(dialog.getByLabelText('Department')).toBeInvalid());
    expect(dialog.getByLabelText('Department')).toHaveValue('Web East');
    expect(host.notifications).toEqual([
      { kind: 'error', title: 'Error', description: 'Department is closed' },
    ]);
  });

  it('shows the fallback message when the server sends none', async () => {
    const { dialog, user, host } = await openDialog(() => ({ status: 500, body: '' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(host.notifications).toEqual([
        { kind: 'error', title: 'Error', description: 'Failed to update profile. Please try again.' },
      ]),
    );
    expect(dialog.getByLabelText('Name')).toHaveValue('Maya Lindqvist');
  });

  it.each([
    ['senior', ['Junior', 'Mid', 'Senior']],
    ['lead', ['Junior', 'Mid', 'Senior', 'Lead']],
  ] as const)('offers a %s engineer %j', async (seniority, options) => {
    const { dialog, user } = await openDialog(undefined, { ...maya, seniority });
    await user.click(dialog.getByRole('combobox', { name: /Seniority/ }));
    const shown = await screen.findAllByRole('option');
    expect(shown.map((option) => option.textContent)).toEqual(options);
  });

  it('asks for confirmation before discarding changes', async () => {
    const { dialog, user } = await openDialog();
    await user.type(dialog.getByLabelText('Name'), '!');
    await user.keyboard('{Escape}');
    expect(screen.getByText(/Discard changes\?/)).toBeVisible();
  });

  it('also asks on Cancel, and discards changes only on Discard', async () => {
    const { dialog, user, host } = await openDialog();
    await user.type(dialog.getByLabelText('Name'), '!');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Maya Lindqvist!');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(host.requests)).toEqual([]);
  });

  it('closes immediately on Cancel without changes', async () => {
    const { dialog, user } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a profile changed by someone else', () => {
  it('keeps the form’s values, and saving again uses the latest version', async () => {
    const newer: User = { ...maya, version: 7 };
    let stale = true;
    const { dialog, user, host } = await openDialog(
      () => {
        if (!stale) return success({ user: saved });
        stale = false;
        return failure('CONFLICT', 'Someone else changed this in the meantime');
      },
      maya,
      newer,
    );
    await user.type(dialog.getByLabelText('Name'), '!');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Someone else changed this in the meantime')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Maya Lindqvist!');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent(host.requests)).toHaveLength(2));
    expect(sent(host.requests).at(-1)).toMatchObject({ name: 'Maya Lindqvist!', version: 7 });
  });
});
