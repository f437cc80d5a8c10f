import type { User } from '@erm/contracts/users';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { capacity, capacityAssignment, maya } from '../../test-support/fixtures';
import { answer, openPortal, refuse } from '../../test-support/open-portal';
import type { TransportRequest, TransportResponse } from '@erm/portal-sdk';

const saved: User = { ...maya, name: 'Maya L.', version: 4 };

async function openDialog(
  save: (request: TransportRequest) => TransportResponse = () => answer({ user: saved }),
  user = maya,
  stored = user,
) {
  const opened = openPortal(
    '/engineer/dashboard',
    (request) => {
      if (request.method === 'PUT') return save(request);
      return request.path === '/api/auth/profile'
        ? answer({ user: stored })
        : answer({ engineer: capacity([capacityAssignment('Atlas', 90)]) });
    },
    user,
  );
  await screen.findByText('of 100% allocated');
  await opened.person.click(screen.getByRole('button', { name: 'Edit profile' }));
  return { ...opened, dialog: within(await findDialog('Edit Profile')) };
}

const sent = (requests: TransportRequest[]) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('editing the own profile', () => {
  it('starts from what is stored and puts the focus into the first field', async () => {
    const { dialog } = await openDialog();
    expect(dialog.getByLabelText('Name')).toHaveValue('Maya Lindqvist');
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
    expect(dialog.getByRole('textbox', { name: /Skills/ })).toHaveValue('TypeScript, Kafka');
    expect(dialog.getByText('90% assigned today')).toBeVisible();
    await expectAccessible();
  });

  it('saves, says so, closes, shows the new name and loads the workload again', async () => {
    const { dialog, person, host } = await openDialog();
    await person.clear(dialog.getByLabelText('Name'));
    await person.type(dialog.getByLabelText('Name'), 'Maya L.');
    await person.clear(dialog.getByRole('textbox', { name: /Skills/ }));
    await person.type(dialog.getByRole('textbox', { name: /Skills/ }), ' Go,, Kafka ,go');
    await person.click(dialog.getByRole('button', { name: 'Save Changes' }));
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
    expect(host.requests.filter(({ method }) => method === 'GET')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
  });

  it('asks for name, department and capacity before anything is sent', async () => {
    const { dialog, person, host } = await openDialog();
    await person.clear(dialog.getByLabelText('Name'));
    await person.clear(dialog.getByLabelText('Department'));
    await person.clear(dialog.getByRole('spinbutton', { name: /Max Capacity/ }));
    await person.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Department is required')).toBeVisible();
    expect(dialog.getByText('Max capacity must be a whole number from 0 to 100')).toBeVisible();
    expect(sent(host.requests)).toEqual([]);
  });

  it('puts what the server refused beside its field and keeps what was typed', async () => {
    const { dialog, person, host } = await openDialog(() =>
      refuse(400, 'VALIDATION_FAILED', 'Department is closed', [
        { path: 'department', message: 'Department is closed' },
      ]),
    );
    await person.type(dialog.getByLabelText('Department'), ' East');
    await person.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(dialog.getByLabelText('Department')).toBeInvalid());
    expect(dialog.getByLabelText('Department')).toHaveValue('Web East');
    expect(host.notifications).toEqual([
      { kind: 'error', title: 'Error', description: 'Department is closed' },
    ]);
  });

  it('falls back to its own sentence when the server gave none', async () => {
    const { dialog, person, host } = await openDialog(() => ({ status: 500, body: '' }));
    await person.click(dialog.getByRole('button', { name: 'Save Changes' }));
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
  ] as const)('offers a %s %j', async (seniority, options) => {
    const { dialog, person } = await openDialog(undefined, { ...maya, seniority });
    await person.click(dialog.getByRole('combobox', { name: /Seniority/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(options);
  });

  it('asks before it drops what was typed', async () => {
    const { dialog, person } = await openDialog();
    await person.type(dialog.getByLabelText('Name'), '!');
    await person.keyboard('{Escape}');
    expect(screen.getByText(/Discard changes\?/)).toBeVisible();
  });

  it('asks by Cancel too, and drops it only by Discard', async () => {
    const { dialog, person, host } = await openDialog();
    await person.type(dialog.getByLabelText('Name'), '!');
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await person.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Maya Lindqvist!');
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(host.requests)).toEqual([]);
  });

  it('closes at once by Cancel while nothing was changed', async () => {
    const { dialog, person } = await openDialog();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a profile that somebody else changed meanwhile', () => {
  it('keeps what was typed, and saving again goes by the newer record', async () => {
    const newer: User = { ...maya, version: 7 };
    let stale = true;
    const { dialog, person, host } = await openDialog(
      () => {
        if (!stale) return answer({ user: saved });
        stale = false;
        return refuse(409, 'CONFLICT', 'Someone else changed this meanwhile');
      },
      maya,
      newer,
    );
    await person.type(dialog.getByLabelText('Name'), '!');
    await person.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Someone else changed this meanwhile')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Maya Lindqvist!');
    await person.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent(host.requests)).toHaveLength(2));
    expect(sent(host.requests).at(-1)).toMatchObject({ name: 'Maya Lindqvist!', version: 7 });
  });
});
