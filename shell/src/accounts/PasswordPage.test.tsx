import { expectAccessible } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleUser } from '../testing/fixtures';
import { fill, renderShell } from '../testing/render-shell';
import type { StubResponse, StubResponses } from '../testing/serve-api';

const PASSWORD = 'PUT /api/auth/password';
const LOGIN = 'POST /api/auth/login';
const PROFILE = 'GET /api/auth/profile';
const user = sampleUser('manager');
const marked = { ...user, mustChangePassword: true };

const failure = (status: number, code: string, message: string, issues?: object[]): StubResponse => ({
  status,
  body: { success: false, error: message, message, code, issues, requestId: 'r' },
});
const changed: StubResponse = { status: 200, body: { success: true, data: { token: 'fresh', user } } };

async function open(at: string, responses: StubResponses, passwordChange: 'asked' | 'required' = 'asked') {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return renderShell({
    at,
    token: 'theirs',
    config: { passwordChange },
    responses: { [PROFILE]: { status: 200, body: user }, ...responses },
  });
}

async function fillIn() {
  await screen.findByLabelText('Current password');
  fill('Current password', 'demo-password');
  fill('New password', 'only-mine-now');
}

/** Of the user's sessions, one after the other. */
const tokenOf = (session: string) => `h.${btoa(JSON.stringify({ sub: 'theirs', jti: session }))}.s`;

async function signInHere(visitor: Awaited<ReturnType<typeof renderShell>>['user']) {
  fill('Email', user.email);
  fill('Password', 'demo-password');
  await visitor.click(screen.getByRole('button', { name: 'Sign in' }));
}

const submitButton = () => screen.getByRole('button', { name: 'Change password' });

describe('changing the password', () => {
  it('is reached from the account, and returns there with the new token', async () => {
    const shell = await open('/manager/engineers?q=go', { [PASSWORD]: changed });
    await shell.user.click(await screen.findByRole('link', { name: 'Change password' }));
    expect(await screen.findByLabelText('Current password')).toHaveFocus();
    expect(document.title).toBe('Change password · Engineering RM');
    const frame = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(frame.getByRole('link', { name: 'Engineers' })).toHaveAttribute('href', '/manager/engineers');
    expect(screen.getByText('Manager Portal')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/manager/engineers?q=go');
    await expectAccessible();
    await fillIn();
    shell.api.responses[PROFILE] = { status: 200, body: user };
    await shell.user.click(submitButton());
    // Only found, not held: the toast renders its text anew.
    await screen.findByText('Password changed');
    expect(await screen.findByRole('heading', { name: '/manager/engineers?q=go' })).toBeVisible();
    expect(shell.api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      currentPassword: 'demo-password',
      newPassword: 'only-mine-now',
    });
    expect(localStorage.getItem('authToken')).toBe('fresh');
    await waitFor(() => expect(shell.api.requests.at(-1)?.headers.authorization).toBe('Bearer fresh'));
  });

  it('reports invalid fields and sends nothing', async () => {
    const shell = await open('/password', {});
    await screen.findByLabelText('Current password');
    await shell.user.click(submitButton());
    expect(await screen.findByText('Current password is required')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    fill('Current password', 'demo-password');
    fill('New password', 'demo-password');
    await shell.user.click(submitButton());
    expect(await screen.findByText('New password must differ from the current one')).toBeVisible();
    expect(shell.api.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each([
    ['Current password', 'INCORRECT_PASSWORD', 'currentPassword', 'Current password is incorrect'],
    ['New password', 'VALIDATION_FAILED', 'newPassword', 'This password is among the most common ones.'],
  ])('shows the server’s error on the field %s alone', async (label, code, path, message) => {
    const shell = await open('/password', { [PASSWORD]: failure(400, code, message, [{ path, message }]) });
    await fillIn();
    await shell.user.click(submitButton());
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    expect(localStorage.getItem('authToken')).toBe('theirs');
  });

  it('says in a toast what is about more than its fields', async () => {
    const message = 'The request has 2 problems.';
    const issues = ['newPassword', 'other'].map((path) => ({ path, message: `Wrong ${path}` }));
    const shell = await open('/password', { [PASSWORD]: failure(400, 'VALIDATION_FAILED', message, issues) });
    await fillIn();
    await shell.user.click(submitButton());
    expect((await screen.findByText('Error')).parentElement).toHaveTextContent(message);
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Wrong newPassword');
  });

  it.each<[string, StubResponse, string]>([
    ['without a connection', 'hang up', 'The server cannot be reached. Check your connection and try again.'],
    ['without an explanation', { status: 502 }, 'Failed to change password. Please try again.'],
  ])('keeps the form’s values %s', async (_, response, message) => {
    const shell = await open('/password', { [PASSWORD]: response });
    await fillIn();
    await shell.user.click(submitButton());
    expect((await screen.findByText('Error')).parentElement).toHaveTextContent(message);
    expect(screen.getByLabelText('New password')).toHaveValue('only-mine-now');
    await waitFor(() => expect(submitButton()).toHaveFocus());
  });

  it('asks signed-out visitors to sign in, and goes on with them', async () => {
    const shell = await renderShell({ at: '/password' });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    shell.api.responses[LOGIN] = { status: 200, body: { data: { token: tokenOf('1'), user } } };
    shell.api.responses[PROFILE] = { status: 200, body: user };
    await signInHere(shell.user);
    expect(await screen.findByLabelText('Current password')).toBeVisible();
  });

  it('keeps what was typed when the session ends meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const shell = await renderShell({
      at: '/password',
      token: tokenOf('1'),
      responses: {
        [PROFILE]: { status: 200, body: user },
        [PASSWORD]: failure(401, 'UNAUTHENTICATED', 'Your session has ended. Please sign in again.'),
      },
    });
    await fillIn();
    await shell.user.click(submitButton());
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    shell.api.responses[LOGIN] = { status: 200, body: { data: { token: tokenOf('2'), user } } };
    await signInHere(shell.user);
    await waitFor(() => expect(window.location.pathname).not.toBe('/login'));
    expect(window.location.pathname).toBe('/password');
    expect(await screen.findByLabelText('New password')).toHaveValue('only-mine-now');
    expect(screen.getByLabelText('Current password')).toHaveValue('demo-password');
  });
});

describe('a password that somebody else set', () => {
  it('is changed before anything else where the server insists, and then the requested page continues', async () => {
    const responses = { [PROFILE]: { status: 200, body: marked }, [PASSWORD]: changed };
    const shell = await open('/manager/engineers?q=go', responses, 'required');
    expect(await screen.findByRole('heading', { name: 'Choose your own password' })).toBeVisible();
    expect(screen.getByText(/Somebody else set your password/)).toBeVisible();
    expect(screen.queryByText('Opened by Helena Fischer')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    expect(document.title).toBe('Choose your own password · Engineering RM');
    await expectAccessible();
    await fillIn();
    shell.api.responses[PROFILE] = { status: 200, body: user };
    await shell.user.click(submitButton());
    expect(await screen.findByRole('heading', { name: '/manager/engineers?q=go' })).toBeVisible();
    expect(window.location.pathname).toBe('/manager/engineers');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('is changed after signing in, before the page that was requested', async () => {
    const shell = await renderShell({
      at: '/manager/engineers',
      config: { passwordChange: 'required' },
      responses: {
        'POST /api/auth/login': { status: 200, body: { data: { token: 'given', user: marked } } },
        [PROFILE]: { status: 200, body: marked },
        [PASSWORD]: changed,
      },
    });
    await screen.findByRole('heading', { name: 'Sign in' });
    fill('Email', user.email);
    fill('Password', 'given-password');
    await shell.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await fillIn();
    shell.api.responses[PROFILE] = { status: 200, body: user };
    await shell.user.click(submitButton());
    expect(await screen.findByRole('heading', { name: '/manager/engineers' })).toBeVisible();
  });

  it('can log out instead', async () => {
    const responses = { [PROFILE]: { status: 200, body: marked }, 'POST /api/auth/logout': { status: 200 } };
    const shell = await open('/manager/engineers', responses, 'required');
    await shell.user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('is changed once the API refuses anything else, even if the page did not know', async () => {
    const shell = await open('/manager/engineers', {
      'GET /api/engineers': failure(403, 'PASSWORD_CHANGE_REQUIRED', 'Please change your password first.'),
    });
    expect(await screen.findByRole('heading', { name: '/manager/engineers' })).toBeVisible();
    await shell.transport({ method: 'GET', path: '/api/engineers' });
    expect(await screen.findByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  });

  it('is only asked for where the server accepts it', async () => {
    const shell = await open('/manager/engineers', { [PROFILE]: { status: 200, body: marked } });
    expect(await screen.findByRole('heading', { name: '/manager/engineers' })).toBeVisible();
    await expectAccessible();
    await shell.user.click(screen.getByRole('link', { name: 'Change password' }));
    expect(await screen.findByRole('heading', { name: 'Change password' })).toBeVisible();
  });
});
