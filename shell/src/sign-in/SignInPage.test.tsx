import { expectAccessible } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { person } from '../testing/fixtures';
import { fill, renderShell } from '../testing/render-shell';
import type { Answer, Answers } from '../testing/serve-api';

const LOGIN = 'POST /api/auth/login';
const profile: Answers = { 'GET /api/auth/profile': { status: 200, body: person('manager') } };

async function openSignIn(
  login: Answers[string] = { status: 404 },
  config?: Parameters<typeof renderShell>[0]['config'],
) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shell = await renderShell({
    at: '/login',
    answers: { [LOGIN]: login, ...profile },
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

/** The toast of this title, as text. */
async function toast(title: string): Promise<string | null> {
  return (await screen.findByText(title)).parentElement?.textContent ?? null;
}

describe('sign-in page', () => {
  it('says what it is for and where else to go', async () => {
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

  it('offers no account where registration is closed', async () => {
    await openSignIn(undefined, { adminEmail: 'a@b.test', registration: 'closed' });
    expect(screen.queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
  });

  it('sends one request for two submits in one frame', async () => {
    const { api } = await openSignIn({ status: 401, body: { message: 'Invalid credentials' } });
    fill('Email', 'Helena@Northwind.test');
    fill('Password', 'demo-password');
    const form = screen.getByLabelText<HTMLInputElement>('Email').form!;
    form.requestSubmit();
    form.requestSubmit();
    expect(await toast('Login failed')).toContain('Invalid credentials');
    expect(api.requests.filter(({ path }) => path === '/api/auth/login')).toHaveLength(1);
  });

  it('is checked on submit, then on every change, and sends nothing wrong', async () => {
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

  it('signs in, greets and asks for the profile again', async () => {
    const shell = await openSignIn({
      status: 200,
      body: { success: true, data: { token: 'fresh', user: person('manager') } },
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

  it('reads a token that stands outside of data', async () => {
    const shell = await openSignIn({ status: 200, body: { token: 'fresh', user: person('manager') } });
    await signInAs(shell);
    expect(await screen.findByRole('heading', { name: '/manager/dashboard' })).toBeVisible();
  });

  it.each<[string, Answer, string]>([
    ['the server’s words', { status: 429, body: { message: 'Too many attempts' } }, 'Too many attempts'],
    ['"Invalid credentials" where it has none', { status: 401, body: {} }, 'Invalid credentials'],
    ['that no token came', { status: 200, body: { data: {} } }, 'No token received from server'],
    ['that nobody answered', 'hang up', 'The server cannot be reached. Check your connection and try again.'],
  ])('fails with %s, and keeps what was typed', async (_, answer, description) => {
    const shell = await openSignIn(answer);
    await signInAs(shell);
    expect(await toast('Login failed')).toContain(description);
    expect(screen.getByLabelText('Email')).toHaveValue('Helena@Northwind.test');
    expect(screen.getByLabelText('Password')).toHaveValue('demo-password');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled());
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('takes no second press while the first is under way', async () => {
    let answer = (_: Answer) => {};
    const later = new Promise<Answer>((resolve) => (answer = resolve));
    const shell = await openSignIn(() => later);
    await signInAs(shell);
    const button = screen.getByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(button).toBeDisabled());
    expect(within(button).getByText('Sign in')).toBeVisible();
    expect(button).toHaveAttribute('aria-busy', 'true');
    answer({ status: 401, body: {} });
    await waitFor(() => expect(button).toBeEnabled());
  });
});
