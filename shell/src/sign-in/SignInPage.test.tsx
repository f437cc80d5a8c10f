import { expectAccessible, recordAnnouncements } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleUser } from '../testing/fixtures';
import { fill, renderShell } from '../testing/render-shell';
import type { StubResponse, StubResponses } from '../testing/serve-api';

const LOGIN = 'POST /api/auth/login';
const profile: StubResponses = { 'GET /api/auth/profile': { status: 200, body: sampleUser('manager') } };

async function openSignIn(
  login: StubResponses[string] = { status: 404 },
  config?: Parameters<typeof renderShell>[0]['config'],
) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shell = await renderShell({
    at: '/login',
    responses: { [LOGIN]: login, ...profile },
    ...(config ? { config } : {}),
  });
  await screen.findByRole('heading', { name: 'Sign in' });
  const submit = () => shell.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return { ...shell, submit };
}

async function signInAs(shell: { submit: () => Promise<void> }) {
  fill('Email', 'Helena@Northwind.test');
  fill('Password', 'demo-password');
  await shell.submit();
}

/** Returns the text of the toast with this title. */
async function toast(title: string): Promise<string | null> {
  return (await screen.findByText(title)).parentElement?.textContent ?? null;
}

describe('sign-in page', () => {
  it('shows the form and its links', async () => {
    await openSignIn();
    expect(
      screen.getByText('Enter your credentials to access the Engineering Resource Management System'),
    ).toBeVisible();
    expect(screen.getByText("Don't have an account?", { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Contact Admin' })).toHaveAttribute(
      'href',
      'mailto:admin@example.com',
    );
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await expectAccessible();
  });

  it('does not link to registration when it is closed', async () => {
    await openSignIn(undefined, { adminEmail: 'a@b.test', registration: 'closed' });
    expect(screen.queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
  });

  it('announces the error of the field in which Enter was pressed', async () => {
    const { user } = await openSignIn();
    const announced = recordAnnouncements();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced).toEqual(['Invalid email address']));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
  });

  it('sends one request for a double submit', async () => {
    const { api } = await openSignIn({ status: 401, body: { message: 'Invalid credentials' } });
    fill('Email', 'Helena@Northwind.test');
    fill('Password', 'demo-password');
    const form = screen.getByLabelText<HTMLInputElement>('Email').form!;
    form.requestSubmit();
    form.requestSubmit();
    expect(await toast('Login failed')).toContain('Invalid credentials');
    expect(api.requests.filter(({ path }) => path === '/api/auth/login')).toHaveLength(1);
  });

  it('validates on submit and then on change, and sends nothing invalid', async () => {
    const { submit, api } = await openSignIn();
    fill('Email', 'nobody');
    expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument();
    await submit();
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await expectAccessible();
    fill('Email', 'nobody@northwind.test');
    await waitFor(() => expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument());
    await submit();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(api.requests).toEqual([]);
  });

  it('signs in, welcomes the user, and reloads the profile', async () => {
    const shell = await openSignIn({
      status: 200,
      body: { success: true, data: { token: 'fresh', user: sampleUser('manager') } },
    });
    await signInAs(shell);
    expect(await toast('Login successful')).toContain('Welcome back!');
    expect(await screen.findByRole('heading', { name: '/manager/dashboard' })).toBeVisible();
    expect(shell.api.requests[0]?.body).toEqual({
      email: 'helena@northwind.test',
      password: 'demo-password',
    });
    await waitFor(() => expect(shell.api.requests[1]?.path).toBe('/api/auth/profile'));
    expect(shell.api.requests[1]?.headers.authorization).toBe('Bearer fresh');
    expect(localStorage.getItem('authToken')).toBe('fresh');
  });

  it('reads a token outside of data', async () => {
    const shell = await openSignIn({ status: 200, body: { token: 'fresh', user: sampleUser('manager') } });
    await signInAs(shell);
    expect(await screen.findByRole('heading', { name: '/manager/dashboard' })).toBeVisible();
  });

  it.each<[string, StubResponse, string]>([
    [
      'what a disabled manager can do',
      { status: 403, body: { message: 'This account is disabled. Please contact admin@example.com.' } },
      'This account is disabled. Please contact admin@example.com.',
    ],
    ['the server’s message', { status: 429, body: { message: 'Too many attempts' } }, 'Too many attempts'],
    ['"Invalid credentials" without a message', { status: 401, body: {} }, 'Invalid credentials'],
    [
      'an error about the missing token',
      { status: 200, body: { data: {} } },
      'No token received from server',
    ],
    ['a network error', 'hang up', 'The server cannot be reached. Check your connection and try again.'],
  ])('fails with %s and keeps the form’s values', async (_, response, description) => {
    const shell = await openSignIn(response);
    await signInAs(shell);
    expect(await toast('Login failed')).toContain(description);
    expect(screen.getByLabelText('Email')).toHaveValue('Helena@Northwind.test');
    expect(screen.getByLabelText('Password')).toHaveValue('demo-password');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled());
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('disables the button while the request is pending', async () => {
    let respond = (_: StubResponse) => {};
    const later = new Promise<StubResponse>((resolve) => (respond = resolve));
    const shell = await openSignIn(() => later);
    await signInAs(shell);
    const button = screen.getByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(button).toBeDisabled());
    expect(within(button).getByText('Sign in')).toBeVisible();
    expect(button).toHaveAttribute('aria-busy', 'true');
    respond({ status: 401, body: {} });
    await waitFor(() => expect(button).toBeEnabled());
  });
});
