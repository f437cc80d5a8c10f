import { expectAccessible } from '@erm/ui-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { managerPortal, publishedText, sampleUser } from '../testing/fixtures';
import { fill, inAnotherTab, renderShell } from '../testing/render-shell';
import type { StubResponse, StubResponses } from '../testing/serve-api';

const PROFILE = 'GET /api/auth/profile';
const profileOf = (user: object): StubResponses => ({
  [PROFILE]: { status: 200, body: { success: true, data: { user } } },
});
const address = () => window.location.pathname + window.location.search;

describe('routes for signed-out users', () => {
  it.each(['/', '/manager/dashboard', '/engineer/assignments?q=x', '/nowhere/at/all'])(
    '%s redirects to sign-in',
    async (at) => {
      await renderShell({ at });
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(address()).toBe('/login');
      expect(document.title).toBe('Sign in · Engineering RM');
    },
  );

  it('returns to the requested URL, including its query, after signing in', async () => {
    const { user } = await renderShell({
      at: '/manager/engineers?q=react#top',
      responses: {
        'POST /api/auth/login': { status: 200, body: { data: { token: 't', user: sampleUser('manager') } } },
        ...profileOf(sampleUser('manager')),
      },
    });
    await screen.findByLabelText('Email');
    fill('Email', 'helena.fischer@northwind.test');
    fill('Password', 'demo-password');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: '/manager/engineers?q=react' })).toBeVisible();
    expect(window.location.hash).toBe('#top');
  });
});

describe('a profile', () => {
  const { _id, id, ...rest } = sampleUser('manager');
  it.each([
    ['has only _id', { ...rest, _id }],
    ['has only id', { ...rest, id }],
    ['has neither ID', rest],
  ])('that %s keeps the user signed in', async (_, user) => {
    await renderShell({ at: '/manager/dashboard', token: 't', responses: profileOf(user) });
    expect(await screen.findByRole('heading', { name: '/manager/dashboard' })).toBeVisible();
  });
});

describe('routes for signed-in users', () => {
  it.each([
    ['manager', '/', '/manager/dashboard'],
    ['engineer', '/', '/engineer/dashboard'],
    ['manager', '/manager', '/manager/dashboard'],
    ['manager', '/manager/engineers', '/manager/engineers'],
    ['engineer', '/elsewhere', '/engineer/dashboard'],
    ['manager', '/login', '/manager/dashboard'],
    ['engineer', '/register', '/engineer/dashboard'],
  ] as const)('redirect a %s from %s to %s', async (role, at, end) => {
    await renderShell({ at, token: 't', responses: profileOf(sampleUser(role)) });
    expect(await screen.findByRole('heading', { name: end })).toBeVisible();
    expect(address()).toBe(end);
  });

  it.each([
    ['manager', '/engineer/dashboard', '/manager/dashboard'],
    ['engineer', '/manager/projects', '/engineer/dashboard'],
  ] as const)('deny a %s access to %s and link to their own dashboard', async (role, at, home) => {
    const { user } = await renderShell({ at, token: 't', responses: profileOf(sampleUser(role)) });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("You don't have permission to access this page.")).toBeVisible();
    expect(address()).toBe('/unauthorized');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Go to Dashboard' }));
    expect(await screen.findByRole('heading', { name: home })).toBeVisible();
  });

  it('deny access to a role without a portal', async () => {
    await renderShell({
      at: '/',
      token: 't',
      responses: profileOf({ ...sampleUser('manager'), role: 'auditor' }),
    });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });

  it('show "Loading..." while the profile loads', async () => {
    let respond = (_: StubResponse) => {};
    const later = new Promise<StubResponse>((resolve) => (respond = resolve));
    await renderShell({ at: '/manager/dashboard', token: 't', responses: { [PROFILE]: () => later } });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    respond({ status: 200, body: { data: sampleUser('manager') } });
    expect(await screen.findByRole('heading', { name: '/manager/dashboard' })).toBeVisible();
  });

  it('set the title and the current navigation link of a portal’s page without accessibility issues', async () => {
    const { user } = await renderShell({
      at: '/manager/dashboard',
      token: 't',
      responses: profileOf(sampleUser('manager')),
    });
    const link = await screen.findByRole('link', { name: 'Engineers' });
    expect(screen.getByText('Opened by Helena Fischer')).toBeVisible();
    await user.click(link);
    expect(await screen.findByRole('heading', { name: '/manager/engineers' })).toBeVisible();
    expect(document.title).toBe('Engineers · Engineering RM');
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('main')).toHaveFocus();
    await expectAccessible();
  });
});

describe('session end', () => {
  const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  it('on logout notifies the server, clears the session, and does not remember the page', async () => {
    const { user, api } = await renderShell({
      at: '/manager/engineers',
      token: 't',
      responses: { ...profileOf(sampleUser('manager')), 'POST /api/auth/logout': { status: 200 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await waitFor(() =>
      expect(api.requests.find(({ path }) => path === '/api/auth/logout')?.headers.authorization).toBe(
        'Bearer t',
      ),
    );
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(window.history.state).toMatchObject({ usr: null });
  });

  it('on any 401 redirects to sign-in and remembers the page', async () => {
    quiet();
    const { transport } = await renderShell({
      at: '/manager/engineers?q=a',
      token: 't',
      responses: { ...profileOf(sampleUser('manager')), 'GET /api/engineers': { status: 401 } },
    });
    await screen.findByRole('heading', { name: '/manager/engineers?q=a' });
    await transport({ method: 'GET', path: '/api/engineers' });
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    expect(window.history.state).toMatchObject({ usr: { from: '/manager/engineers?q=a' } });
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it.each<[string, StubResponse]>([
    ['fails', { status: 500, body: {} }],
    ['gets no response', 'hang up'],
    ['contains no user', { status: 200, body: { data: {} } }],
  ])('happens when a profile request %s', async (_, response) => {
    quiet();
    await renderShell({ at: '/manager/dashboard', token: 't', responses: { [PROFILE]: response } });
    expect(await screen.findByText('Your profile could not be loaded')).toBeVisible();
    expect(address()).toBe('/login');
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('happens when another tab removes the token', async () => {
    await renderShell({ at: '/manager/dashboard', token: 't', responses: profileOf(sampleUser('manager')) });
    await screen.findByRole('heading', { name: '/manager/dashboard' });
    inAnotherTab(() => localStorage.removeItem('authToken'), 'authToken');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('switches to another user who signs in in another tab', async () => {
    const users: Record<string, object> = {
      'Bearer t': sampleUser('manager'),
      'Bearer u': sampleUser('manager', 'Ida Berg'),
    };
    await renderShell({
      at: '/manager/dashboard',
      token: 't',
      responses: { [PROFILE]: ({ headers }) => ({ status: 200, body: users[headers.authorization ?? ''] }) },
    });
    await screen.findByText('Opened by Helena Fischer');
    inAnotherTab(() => localStorage.setItem('authToken', 'u'), 'authToken');
    expect(await screen.findByText('Opened by Ida Berg')).toBeVisible();
    expect(screen.queryByText(/Helena/)).not.toBeInTheDocument();
  });
});

describe('a server that was updated to another contract', () => {
  it('makes the page ask for a reload, with everything on it still there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { transport } = await renderShell({
      at: '/manager/dashboard',
      token: 't',
      responses: {
        ...profileOf(sampleUser('manager')),
        'GET /api/projects': { status: 409, body: { code: 'CONTRACT_MISMATCH' } },
      },
    });
    const heading = await screen.findByRole('heading', { name: '/manager/dashboard' });
    await act(() => transport({ method: 'GET', path: '/api/projects' }));
    expect(screen.getByText('Engineering RM has been updated')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(heading).toBeVisible();
    await expectAccessible();
  });
});

describe('the registry', () => {
  const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  it('that is malformed keeps sign-in usable and can be reloaded', async () => {
    quiet();
    const { user } = await renderShell({
      at: '/manager/dashboard',
      token: 't',
      registryText: '{"portals": oops',
      responses: profileOf(sampleUser('manager')),
    });
    expect(
      await screen.findByRole('heading', { name: 'The list of portals could not be read' }),
    ).toBeVisible();
    await expectAccessible();
    // Transforming it here may take as long as the limit of the whole attempt.
    await import('../portals/read-registry');
    const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(publishedText(managerPortal)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '/manager/dashboard' })).toBeVisible();
    expect(fetched).toHaveBeenCalledWith('/portals.json', { cache: 'reload' });
  });
});
