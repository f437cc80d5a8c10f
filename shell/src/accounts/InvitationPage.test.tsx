import type { InvitationOffer } from '@erm/contracts/invitation-links';
import { expectAccessible } from '@erm/ui-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleUser } from '../testing/fixtures';
import { fill, renderShell } from '../testing/render-shell';
import type { StubResponse, StubResponses } from '../testing/serve-api';

const LOOKUP = 'POST /api/invitations/lookup';
const ACCEPT = 'POST /api/invitations/accept';
const GONE = 'This invitation is no longer valid.';

const offer = (change: Partial<InvitationOffer> = {}): StubResponse => ({
  status: 200,
  body: {
    success: true,
    data: {
      invitation: {
        role: 'engineer',
        name: null,
        email: 'jonas@northwind.test',
        invitedBy: 'Helena Fischer',
        expiresAt: '2026-03-18T12:00:00.000Z',
        ...change,
      },
    },
  },
});
const failure = (status: number, code: string, message: string, issues?: object[]): StubResponse => ({
  status,
  body: { success: false, error: message, message, code, issues, requestId: 'r' },
});
const accepted: StubResponse = {
  status: 201,
  body: { success: true, data: { token: 'fresh', user: sampleUser('engineer') } },
};

async function openInvitation(responses: StubResponses, at = '/invitation#secret-token', token?: string) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shell = await renderShell({
    at,
    ...(token !== undefined && { token }),
    responses: { 'GET /api/auth/profile': { status: 200, body: sampleUser('engineer') }, ...responses },
  });
  const submit = async () => shell.user.click(await screen.findByRole('button', { name: 'Create account' }));
  return { ...shell, submit };
}

async function fillIn() {
  await screen.findByLabelText('Full Name');
  fill('Full Name', 'Jonas Weber');
  fill('Password', 'secret-enough');
}

describe('the page of an invitation', () => {
  it('shows the offer, with the token out of the address bar, and focuses the first field to fill', async () => {
    const { api } = await openInvitation({ [LOOKUP]: offer() });
    expect(await screen.findByText('Loading invitation...')).toBeVisible();
    expect(window.location.href).toMatch(/\/invitation$/);
    expect(await screen.findByLabelText('Full Name')).toHaveFocus();
    expect(screen.getByText('Helena Fischer')).toBeVisible();
    expect(screen.getByText('Engineer')).toBeVisible();
    expect(screen.getByText(/Mar 18, 2026/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('jonas@northwind.test');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(document.title).toBe('Create account · Engineering RM');
    expect(api.requests.map(({ body }) => body)).toEqual([{ token: 'secret-token' }]);
    await expectAccessible();
  });

  it('continues after a reload of the tab, until the page is left', async () => {
    const { user, unmount } = await openInvitation({ [LOOKUP]: offer() });
    await screen.findByLabelText('Full Name');
    const kept = { ...sessionStorage };
    unmount();
    expect(sessionStorage.getItem('invitation')).toBeNull();
    Object.assign(sessionStorage, kept);
    const reloaded = await openInvitation({ [LOOKUP]: offer() }, '/invitation');
    expect(await screen.findByLabelText('Full Name')).toBeVisible();
    expect(reloaded.api.requests[0]?.body).toEqual({ token: 'secret-token' });
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(sessionStorage.getItem('invitation')).toBeNull();
  });

  it('creates the account, signs in, and opens the user’s portal', async () => {
    const { user, submit, api } = await openInvitation({ [LOOKUP]: offer(), [ACCEPT]: accepted });
    await fillIn();
    await user.click(screen.getByRole('combobox', { name: /Seniority Level/ }));
    await user.click(await screen.findByRole('option', { name: 'Senior' }));
    await submit();
    await screen.findByText('Registration successful');
    expect(await screen.findByRole('heading', { name: '/engineer/dashboard' })).toBeVisible();
    expect(api.requests.find(({ path }) => path === '/api/invitations/accept')?.body).toEqual({
      token: 'secret-token',
      name: 'Jonas Weber',
      email: 'jonas@northwind.test',
      password: 'secret-enough',
      seniority: 'senior',
    });
    expect(localStorage.getItem('authToken')).toBe('fresh');
    expect(sessionStorage.getItem('invitation')).toBeNull();
  });

  it('asks for the email with a setup link, which names nobody, and not for the seniority of a manager', async () => {
    const setup = offer({ role: 'manager', email: null, invitedBy: null });
    const { submit, api } = await openInvitation({ [LOOKUP]: setup });
    await fillIn();
    expect(screen.queryByText('Invited by')).not.toBeInTheDocument();
    expect(screen.queryByText('Seniority Level')).not.toBeInTheDocument();
    await submit();
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    expect(api.requests).toHaveLength(1);
  });

  it('reports every invalid field at once', async () => {
    const { submit } = await openInvitation({ [LOOKUP]: offer({ name: 'J' }) });
    expect(await screen.findByLabelText('Password')).toHaveFocus();
    await submit();
    expect(await screen.findByText('Name must be at least 2 characters')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(screen.getByLabelText('Full Name')).toHaveFocus();
  });

  it('shows the server’s issue on its field alone, and keeps the form’s values', async () => {
    const message = 'This password is among the most common ones. Please choose another.';
    const refused = failure(400, 'VALIDATION_FAILED', message, [{ path: 'password', message }]);
    const { submit } = await openInvitation({ [LOOKUP]: offer(), [ACCEPT]: refused });
    await fillIn();
    await submit();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.queryByText('Registration failed')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Jonas Weber');
  });

  it('says so if the invitation has ended in the meantime', async () => {
    const ended = failure(410, 'INVITATION_INVALID', GONE);
    const { submit } = await openInvitation({ [LOOKUP]: offer(), [ACCEPT]: ended });
    await fillIn();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Invitation not valid' })).toBeVisible();
    expect(screen.getByText(GONE)).toBeVisible();
  });

  it.each([
    ['a link that does not work any more', '/invitation#used'],
    ['an address without a token', '/invitation'],
    ['a token that no link has', `/invitation#${'x'.repeat(201)}`],
  ])('explains %s, and whom to ask', async (_, at) => {
    await openInvitation({ [LOOKUP]: failure(410, 'INVITATION_INVALID', GONE) }, at);
    expect(await screen.findByRole('heading', { name: 'Invitation not valid' })).toBeVisible();
    expect(screen.getByText(/This invitation is no longer valid/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Contact Admin' })).toHaveAttribute(
      'href',
      'mailto:admin@example.com',
    );
    await expectAccessible();
  });

  it.each<[string, StubResponse, string]>([
    ['without a connection', 'hang up', 'The server cannot be reached. Check your connection and try again.'],
    ['with a busy server', failure(429, 'RATE_LIMITED', 'Too many attempts'), 'Too many attempts'],
  ])('can retry %s', async (_, response, cause) => {
    const { user, api } = await openInvitation({ [LOOKUP]: response });
    expect(await screen.findByText('The invitation could not be loaded')).toBeVisible();
    expect(screen.getByText(cause)).toBeVisible();
    await expectAccessible();
    api.responses[LOOKUP] = offer();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Full Name')).toBeVisible();
  });

  it('offers a signed-in user to log out first, and then continues', async () => {
    const { user, api } = await openInvitation(
      { [LOOKUP]: offer(), 'POST /api/auth/logout': { status: 200 } },
      '/invitation#secret-token',
      'theirs',
    );
    expect(await screen.findByRole('heading', { name: 'You are signed in already' })).toBeVisible();
    expect(await screen.findByText(/You are signed in as jonas.weber@northwind.test/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
    expect(window.location.hash).toBe('');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Log out and continue' }));
    expect(await screen.findByLabelText('Full Name')).toHaveFocus();
    await waitFor(() => expect(api.requests.map(({ path }) => path)).toContain('/api/auth/logout'));
  });
});
