import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure, memoryId } from '@erm/portal-kit/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const ADDRESS = '/manager/access';
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

async function openMenu(portal: ReturnType<typeof renderPortal>, name: string, item: string) {
  const row = await rowOf(name);
  await portal.user.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await portal.user.click(await screen.findByRole('menuitem', { name: item }));
}

async function openInvite(memory = memoryApi()) {
  const portal = renderPortal(ADDRESS, memory);
  await portal.user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await findDialog('Invite'));
  const submit = () => portal.user.click(dialog.getByRole('button', { name: 'Invite' }));
  return { ...portal, dialog, submit };
}

describe('managers and invitations', () => {
  it('is reached from the engineers page, and lists both', async () => {
    const portal = renderPortal('/manager/engineers');
    await portal.user.click(await screen.findByRole('link', { name: 'Invitations' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Managers and invitations' })).toBeVisible();
    expect(document.title).toBe('Managers and invitations · Engineering RM');
    expect(await rowOf('Omar Diallo')).toHaveTextContent('omar@example.testDepartmentPlatform');
    expect(await rowOf('Petra Novak')).toHaveTextContent('Disabled');
    const own = await rowOf('Helena Fischer');
    expect(within(own).getByText('You')).toBeVisible();
    expect(within(own).queryByRole('button')).not.toBeInTheDocument();
    const invitation = await rowOf('ingrid@example.test');
    expect(invitation).toHaveTextContent('Engineer');
    expect(invitation).toHaveTextContent('Omar Diallo');
    expect(invitation).toHaveTextContent('Mar 17, 2026');
    await expectAccessible();
  });

  it('requests both lists at once, page by page, and searches both', async () => {
    const { user, requested, address } = renderPortal(ADDRESS);
    await rowOf('Omar Diallo');
    expect(requested()).toEqual(['/api/managers?limit=50&sort=name', '/api/invitations?limit=50']);
    await user.type(screen.getByRole('searchbox'), 'petra');
    expect(await screen.findByText('No invitations found matching your search.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Omar Diallo')).not.toBeInTheDocument());
    expect(address()).toBe('/manager/access?q=petra');
    await expectAccessible();
  });

  it('sorts the managers on the server', async () => {
    const { user, requested } = renderPortal(ADDRESS);
    await rowOf('Omar Diallo');
    await user.click(screen.getByRole('button', { name: 'Department' }));
    await waitFor(() => expect(requested()).toContain('/api/managers?limit=50&sort=department'));
  });

  it('shows an empty state without invitations', async () => {
    renderPortal(ADDRESS, memoryApi({ invitations: [] }));
    expect(await screen.findByText('No pending invitations.')).toBeVisible();
  });

  it.each([
    ['/api/managers', 'Failed to fetch managers', 'Omar Diallo'],
    ['/api/invitations', 'Failed to fetch invitations', 'ingrid@example.test'],
  ])('explains why %s could not be loaded and can retry', async (path, title, row) => {
    const memory = memoryApi();
    memory.stubNext('GET', path, failure('FORBIDDEN', 'Managers only'));
    const { user } = renderPortal(ADDRESS, memory);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText('Managers only')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf(row)).toBeVisible();
  });
});

describe('disabling a manager', () => {
  it('asks first and says what happens, and the manager can be enabled again', async () => {
    const portal = renderPortal(ADDRESS);
    await openMenu(portal, 'Omar Diallo', 'Disable');
    let dialog = await screen.findByRole('alertdialog', { name: 'Disable manager' });
    expect(dialog).toHaveTextContent('Disable Omar Diallo?');
    expect(dialog).toHaveTextContent('All of their sessions end now');
    await expectAccessible(dialog);
    await portal.user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await waitFor(async () => expect(await rowOf('Omar Diallo')).toHaveTextContent('Disabled'));
    expect(portal.host.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      disabled: true,
      version: 1,
    });
    await openMenu(portal, 'Omar Diallo', 'Enable');
    dialog = await screen.findByRole('alertdialog', { name: 'Enable manager' });
    await portal.user.click(within(dialog).getByRole('button', { name: 'Enable' }));
    await waitFor(async () => expect(await rowOf('Omar Diallo')).not.toHaveTextContent('Disabled'));
    expect(portal.host.notifications.map(({ title }) => title)).toEqual([
      'Manager disabled',
      'Manager enabled',
    ]);
  });

  it('shows the server’s refusal, and keeps the dialog', async () => {
    const memory = memoryApi();
    const message = 'One manager who can sign in must remain.';
    memory.stubNext('PUT', '/api/managers', failure('FORBIDDEN', message));
    const portal = renderPortal(ADDRESS, memory);
    await openMenu(portal, 'Omar Diallo', 'Disable');
    const dialog = await screen.findByRole('alertdialog');
    await portal.user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(portal.host.notifications).toEqual([{ kind: 'error', title: 'Error', description: message }]);
  });
});

describe('Invite', () => {
  it('shows the link once, copies it, and offers an email', async () => {
    const { user, dialog, submit, host } = await openInvite();
    await expectAccessible(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), 'Noa@Example.test');
    await user.click(dialog.getByRole('radio', { name: 'Manager' }));
    await submit();
    const result = await findDialog('Share this link');
    const link = 'http://localhost:3000/invitation#token-of-noa@example.test';
    expect(within(result).getByLabelText('Link')).toHaveValue(link);
    expect(result).toHaveTextContent('For noa@example.test. It works once, for 7 days.');
    const mail = within(result).getByRole('link', { name: 'Write an email' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:noa%40example\.test\?subject=/);
    expect(decodeURIComponent(mail ?? '')).toContain(link);
    await expectAccessible(result);
    const copy = within(result).getByRole('button', { name: 'Copy link' });
    await waitFor(() => expect(copy).toHaveFocus());
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.click(within(result).getByRole('button', { name: 'Done' }));
    expect(await rowOf('noa@example.test')).toHaveTextContent('Helena Fischer');
    expect(screen.queryByText(link)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus());
    expect(host.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'noa@example.test',
      role: 'manager',
    });
  });

  it('selects the link where the browser does not allow to copy', async () => {
    const { user, dialog, submit, host } = await openInvite();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.type(dialog.getByLabelText('Email'), 'noa@example.test');
    await user.click(dialog.getByRole('radio', { name: 'Engineer' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Noa Levi');
    await submit();
    const result = within(await findDialog('Share this link'));
    await user.click(result.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(host.notifications.at(-1)?.title).toBe('Copy the link with the keyboard'));
    const field = result.getByLabelText<HTMLInputElement>('Link');
    expect(field.selectionEnd).toBe(field.value.length);
    expect(host.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ name: 'Noa Levi' });
  });

  it('reports missing fields and sends nothing', async () => {
    const { dialog, submit, requested } = await openInvite();
    await submit();
    expect(await dialog.findByText('Invalid email address')).toBeVisible();
    expect(dialog.getByText('Please select a role')).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveFocus();
    expect(requested('POST')).toEqual([]);
  });

  it('shows the server’s issue on its field', async () => {
    const { user, dialog, submit } = await openInvite();
    await user.type(dialog.getByLabelText('Email'), 'omar@example.test');
    await user.click(dialog.getByRole('radio', { name: 'Engineer' }));
    await submit();
    expect(await dialog.findByText('Email already registered')).toBeVisible();
  });
});

describe('revoking an invitation', () => {
  it('asks first', async () => {
    const portal = renderPortal(ADDRESS);
    await openMenu(portal, 'ingrid@example.test', 'Revoke');
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke invitation' });
    expect(dialog).toHaveTextContent('Revoke the invitation of ingrid@example.test?');
    await portal.user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText('ingrid@example.test')).not.toBeInTheDocument());
    // Where one can go on, as there is no other invitation.
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    expect(portal.requested('DELETE')).toEqual([`/api/invitations/${memoryId(31)}`]);
    expect(portal.host.notifications).toEqual([{ kind: 'success', title: 'Invitation revoked' }]);
  });

  it('shows the server’s message if it was accepted in the meantime', async () => {
    const memory = memoryApi();
    memory.stubNext('DELETE', '/api/invitations', failure('NOT_FOUND', 'Invitation not found'));
    const portal = renderPortal(ADDRESS, memory);
    await openMenu(portal, 'ingrid@example.test', 'Revoke');
    const dialog = await screen.findByRole('alertdialog');
    await portal.user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    expect(await within(dialog).findByText('Invitation not found')).toBeVisible();
  });
});
