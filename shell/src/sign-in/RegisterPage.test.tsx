import { expectAccessible } from '@erm/ui-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleUser } from '../testing/fixtures';
import { fill, renderShell } from '../testing/render-shell';
import type { StubResponse } from '../testing/serve-api';

async function openRegister(
  response: StubResponse = { status: 404 },
  registration: 'open' | 'engineers' | 'closed' = 'open',
) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shell = await renderShell({
    at: '/register',
    config: { adminEmail: 'admin@example.com', registration },
    responses: {
      'POST /api/auth/register': response,
      'GET /api/auth/profile': { status: 200, body: sampleUser('engineer') },
    },
  });
  await screen.findByRole('heading', { name: 'Create account' });
  const submit = () => shell.user.click(screen.getByRole('button', { name: 'Create account' }));
  return { ...shell, submit };
}

function fillIn() {
  fill('Full Name', 'Jonas Weber');
  fill('Email', 'jonas@northwind.test');
  fill('Password', 'secret-enough');
}

const created: StubResponse = {
  status: 201,
  body: { data: { token: 'fresh', user: sampleUser('engineer') } },
};

describe('registration page', () => {
  it('shows the form and links to sign-in', async () => {
    await openRegister();
    expect(screen.getByText('Join the Engineering Resource Management System')).toBeVisible();
    expect(screen.getByText('Already have an account?', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('radio', { name: 'Manager' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Engineer' })).not.toBeChecked();
    await expectAccessible();
  });

  it('reports every invalid field at once', async () => {
    const { submit } = await openRegister();
    fill('Full Name', 'J');
    await submit();
    expect(await screen.findByText('Name must be at least 2 characters')).toBeVisible();
    expect(screen.getByText('Invalid email address')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(screen.getByText('Please select a role')).toBeVisible();
    expect(screen.getByLabelText('Full Name')).toHaveFocus();
  });

  it('shows the seniority field only for engineers', async () => {
    const { user } = await openRegister();
    expect(screen.queryByText('Seniority Level')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Engineer' }));
    expect(screen.getByRole('combobox', { name: /Seniority Level/ })).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('radio', { name: 'Manager' }));
    expect(screen.queryByText('Seniority Level')).not.toBeInTheDocument();
  });

  it('registers, welcomes the user, and opens their portal', async () => {
    const { user, submit, api } = await openRegister(created);
    fillIn();
    await user.click(screen.getByRole('radio', { name: 'Engineer' }));
    await user.click(screen.getByRole('combobox', { name: /Seniority Level/ }));
    await user.click(await screen.findByRole('option', { name: 'Senior' }));
    await submit();
    expect((await screen.findByText('Registration successful')).parentElement).toHaveTextContent(
      'Welcome to the Engineering Resource Management System!',
    );
    expect(await screen.findByRole('heading', { name: '/engineer/dashboard' })).toBeVisible();
    expect(api.requests[0]?.body).toEqual({
      name: 'Jonas Weber',
      email: 'jonas@northwind.test',
      password: 'secret-enough',
      role: 'engineer',
      seniority: 'senior',
    });
  });

  it('omits the seniority if the role was then changed to manager', async () => {
    const { user, submit, api } = await openRegister(created);
    fillIn();
    await user.click(screen.getByRole('radio', { name: 'Engineer' }));
    await user.click(screen.getByRole('combobox', { name: /Seniority Level/ }));
    await user.click(await screen.findByRole('option', { name: 'Lead' }));
    await user.click(screen.getByRole('radio', { name: 'Manager' }));
    await submit();
    await waitFor(() => expect(api.requests[0]?.body).toMatchObject({ role: 'manager' }));
    expect(api.requests[0]?.body).not.toHaveProperty('seniority');
  });

  it.each<[string, StubResponse, string]>([
    [
      'the server’s message',
      { status: 409, body: { message: 'Email already registered' } },
      'Email already registered',
    ],
    ['"Something went wrong" without a message', { status: 500, body: {} }, 'Something went wrong'],
    [
      'an error about the missing token',
      { status: 201, body: { data: {} } },
      'No token received from server',
    ],
  ])('fails with %s and keeps the form’s values', async (_, response, description) => {
    const { user, submit } = await openRegister(response);
    fillIn();
    await user.click(screen.getByRole('radio', { name: 'Engineer' }));
    await submit();
    expect((await screen.findByText('Registration failed')).parentElement).toHaveTextContent(description);
    expect(screen.getByLabelText('Full Name')).toHaveValue('Jonas Weber');
    expect(screen.getByRole('radio', { name: 'Engineer' })).toBeChecked();
  });

  it('marks managers as invitation-only but lets the server decide', async () => {
    const message = 'Managers join by invitation only. Please ask an administrator for an account.';
    const { user, submit } = await openRegister({ status: 403, body: { message } }, 'engineers');
    expect(screen.getByText('By invitation only')).toBeVisible();
    fillIn();
    await user.click(screen.getByRole('radio', { name: 'Manager' }));
    await submit();
    expect((await screen.findByText('Registration failed')).parentElement).toHaveTextContent(message);
    expect(screen.getByLabelText('Full Name')).toHaveValue('Jonas Weber');
  });

  it('has no form when registration is closed', async () => {
    await openRegister(undefined, 'closed');
    expect(screen.queryByLabelText('Full Name')).not.toBeInTheDocument();
    expect(screen.getByText(/New accounts are created by invitation/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Admin' })).toHaveAttribute(
      'href',
      'mailto:admin@example.com',
    );
  });
});
