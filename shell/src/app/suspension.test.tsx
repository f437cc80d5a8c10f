import type { PortalProps } from '@erm/portal-sdk';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { sampleUser } from '../testing/fixtures';
import { fill, inAnotherTab, renderShell } from '../testing/render-shell';

const helena = { ...sampleUser('manager'), id: 'helena', _id: 'helena' };
const ida = { ...sampleUser('manager', 'Ida Berg'), id: 'ida', _id: 'ida' };
const tokenOf = (user: { id: string }, iat: number) => `h.${btoa(JSON.stringify({ sub: user.id, iat }))}.s`;

const listening = vi.fn();

/** A portal with a form, in which something is typed. */
function FormPortal({ host }: PortalProps) {
  const [name, setName] = useState('');
  useEffect(() => {
    listening('starts');
    return () => void listening('stops');
  }, []);
  return (
    <>
      <h1>Opened by {host.session.get().user.name}</h1>
      <label>
        Project <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button onClick={() => host.notify({ kind: 'error', title: 'Not saved' })}>Tell</button>
    </>
  );
}

async function openForm() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const users: Record<string, object> = {};
  for (const user of [helena, ida]) for (const iat of [1, 2]) users[`Bearer ${tokenOf(user, iat)}`] = user;
  const shell = await renderShell({
    at: '/manager/engineers?q=a',
    token: tokenOf(helena, 1),
    loadPortal: () => Promise.resolve({ Portal: FormPortal }),
    responses: {
      'GET /api/auth/profile': ({ headers }) => ({ status: 200, body: users[headers.authorization ?? ''] }),
      'GET /api/ended': { status: 401 },
      'POST /api/auth/logout': { status: 200 },
    },
  });
  await screen.findByText('Opened by Helena Fischer');
  fill('Project', 'Tidal Atlas');
  screen.getByLabelText('Project').focus();
  const end = async () => {
    await act(() => shell.transport({ method: 'GET', path: '/api/ended' }));
    await screen.findByText('Your session has ended');
  };
  const signInAs = async (user: typeof helena) => {
    shell.api.responses['POST /api/auth/login'] = {
      status: 200,
      body: { data: { token: tokenOf(user, 2), user } },
    };
    await screen.findByLabelText('Email');
    fill('Email', user.email);
    fill('Password', 'demo-password');
    await shell.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: `Opened by ${user.name}` });
  };
  return { ...shell, end, signInAs };
}

const project = () => screen.getByLabelText('Project');

it('a page whose session ended is hidden and at rest until its user is back, who finds it as it was', async () => {
  const { end, signInAs } = await openForm();
  const before = project();
  listening.mockClear();
  await end();
  expect(window.location.pathname).toBe('/login');
  expect(before).not.toBeVisible();
  expect(screen.queryByRole('heading', { name: /Opened by/ })).not.toBeInTheDocument();
  expect(listening.mock.calls).toEqual([['stops']]);
  await signInAs(helena);
  expect(project()).toBe(before);
  expect(before).toHaveValue('Tidal Atlas');
  expect(before).toBeVisible();
  // Effects run after the page is drawn.
  await waitFor(() => expect(before).toHaveFocus());
  expect(listening.mock.calls).toEqual([['stops'], ['starts']]);
  expect(window.location.pathname + window.location.search).toBe('/manager/engineers?q=a');
});

it('it is gone for another user', async () => {
  const { end, signInAs } = await openForm();
  const before = project();
  await end();
  await signInAs(ida);
  expect(before).not.toBeInTheDocument();
  expect(project()).toHaveValue('');
});

it.each([
  ['its user', helena, 'Tidal Atlas'],
  ['another user', ida, ''],
])('it is there for %s who signs in in another tab: %#', async (_, user, typed) => {
  const { end } = await openForm();
  await end();
  inAnotherTab(() => localStorage.setItem('authToken', tokenOf(user, 2)), 'authToken');
  await screen.findByRole('heading', { name: `Opened by ${user.name}` });
  expect(project()).toHaveValue(typed);
});

it('nothing is kept after Logout', async () => {
  const { user, signInAs } = await openForm();
  const before = project();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(before).not.toBeInTheDocument();
  await signInAs(helena);
});

it('its toasts are gone, and what it still tells is told to nobody', async () => {
  const { end, user } = await openForm();
  const tell = screen.getByRole('button', { name: 'Tell' });
  await user.click(tell);
  // A toast fills its live region a moment after it is drawn, which replaces the text.
  await waitFor(() => expect(screen.getByText('Not saved')).toBeInTheDocument());
  await end();
  act(() => tell.click());
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

it('it waits although the address of another page is opened, which leads to the sign-in', async () => {
  const { end, signInAs } = await openForm();
  await end();
  act(() => {
    window.history.pushState(null, '', '/manager/dashboard');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByRole('heading', { name: 'Sign in' });
  await signInAs(helena);
  expect(project()).toHaveValue('Tidal Atlas');
});
