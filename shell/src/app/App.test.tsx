import { expectAccessible } from '@erm/ui-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { engineerPortal, managerPortal, person, registryText } from '../testing/fixtures';
import { fill, inAnotherTab, renderShell } from '../testing/render-shell';
import type { Answer, Answers } from '../testing/serve-api';

const PROFILE = 'GET /api/auth/profile';
const profileOf = (user: object): Answers => ({
  [PROFILE]: { status: 200, body: { success: true, data: { user } } },
});
const address = () => window.location.pathname + window.location.search;

describe('addresses of someone signed out', () => {
  it.each(['/', '/manager/dashboard', '/engineer/assignments?q=x', '/nowhere/at/all'])(
    '%s leads to sign-in',
    async (at) => {
      await renderShell({ at });
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(address()).toBe('/login');
      expect(document.title).toBe('Sign in · Engineering RM');
    },
  );

  it('brings them back to where they were going, with its query', async () => {
    const { user } = await renderShell({
      at: '/manager/engineers?q=react#top',
      answers: {
        'POST /api/auth/login': { status: 200, body: { data: { token: 't', user: person('manager') } } },
        ...profileOf(person('manager')),
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
  const { _id, id, ...rest } = person('manager');
  it.each([
    ['carries _id alone', { ...rest, _id }],
    ['carries id alone', { ...rest, id }],
    ['carries neither', rest],
  ])('that %s keeps the person signed in', async (_, user) => {
    await renderShell({ at: '/manager/dashboard', token: 't', answers: profileOf(user) });
    expect(await screen.findByRole('heading', { name: '/manager/dashboard' })).toBeVisible();
  });
});

describe('addresses of someone signed in', () => {
  it.each([
    ['manager', '/', '/manager/dashboard'],
    ['engineer', '/', '/engineer/dashboard'],
    ['manager', '/manager', '/manager/dashboard'],
    ['manager', '/manager/engineers', '/manager/engineers'],
    ['engineer', '/elsewhere', '/engineer/dashboard'],
    ['manager', '/login', '/manager/dashboard'],
    ['engineer', '/register', '/engineer/dashboard'],
  ] as const)('a %s at %s comes to %s', async (role, at, end) => {
    await renderShell({ at, token: 't', answers: profileOf(person(role)) });
    expect(await screen.findByRole('heading', { name: end })).toBeVisible();
    expect(address()).toBe(end);
  });

  it.each([
    ['manager', '/engineer/dashboard', '/manager/dashboard'],
    ['engineer', '/manager/projects', '/engineer/dashboard'],
  ] as const)('a %s at %s is denied and led to the own dashboard', async (role, at, home) => {
    const { user } = await renderShell({ at, token: 't', answers: profileOf(person(role)) });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("You don't have permission to access this page.")).toBeVisible();
    expect(address()).toBe('/unauthorized');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Go to Dashboard' }));
    expect(await screen.findByRole('heading', { name: home })).toBeVisible();
  });

  it('a role without a portal is denied', async () => {
    await renderShell({ at: '/', token: 't', answers: profileOf({ ...person('manager'), role: 'auditor' }) });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });

  it('"Loading..." shows while the profile is on its way', async () => {
    let answer = (_: Answer) => {};
    const later = new Promise<Answer>((resolve) => (answer = resolve));
    await renderShell({ at: '/manager/dashboard', token: 't', answers: { [PROFILE]: () => later } });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    answer({ status: 200, body: { data: person('manager') } });
    expect(await screen.findByRole('heading', { name: '/manager/dashboard' })).toBeVisible();
  });

  it('a portal’s page has its name in the title, its place in the navigation and no accessibility faults', async () => {
    const { user } = await renderShell({
      at: '/manager/dashboard',
      token: 't',
      answers: profileOf(person('manager')),
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

describe('the end of a session', () => {
  const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  it('Logout tells the server, forgets everything and does not remember the place', async () => {
    const { user, api } = await renderShell({
      at: '/manager/engineers',
      token: 't',
      answers: { ...profileOf(person('manager')), 'POST /api/auth/logout': { status: 200 } },
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

  it('a 401 of any call leads to sign-in and remembers the place', async () => {
    quiet();
    const { transport } = await renderShell({
      at: '/manager/engineers?q=a',
      token: 't',
      answers: { ...profileOf(person('manager')), 'GET /api/engineers': { status: 401 } },
    });
    await screen.findByRole('heading', { name: '/manager/engineers?q=a' });
    await transport({ method: 'GET', path: '/api/engineers' });
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    expect(window.history.state).toMatchObject({ usr: { from: '/manager/engineers?q=a' } });
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it.each<[string, Answer]>([
    ['fails', { status: 500, body: {} }],
    ['gets no answer', 'hang up'],
    ['holds nobody', { status: 200, body: { data: {} } }],
  ])('a profile request that %s signs out', async (_, answer) => {
    quiet();
    await renderShell({ at: '/manager/dashboard', token: 't', answers: { [PROFILE]: answer } });
    expect(await screen.findByText('Your profile could not be loaded')).toBeVisible();
    expect(address()).toBe('/login');
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('a token that another tab removed signs this one out', async () => {
    await renderShell({ at: '/manager/dashboard', token: 't', answers: profileOf(person('manager')) });
    await screen.findByRole('heading', { name: '/manager/dashboard' });
    inAnotherTab(() => localStorage.removeItem('authToken'), 'authToken');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('another person who signs in in another tab replaces the one shown here', async () => {
    const people: Record<string, object> = {
      'Bearer t': person('manager'),
      'Bearer u': person('manager', 'Ida Berg'),
    };
    await renderShell({
      at: '/manager/dashboard',
      token: 't',
      answers: { [PROFILE]: ({ headers }) => ({ status: 200, body: people[headers.authorization ?? ''] }) },
    });
    await screen.findByText('Opened by Helena Fischer');
    inAnotherTab(() => localStorage.setItem('authToken', 'u'), 'authToken');
    expect(await screen.findByText('Opened by Ida Berg')).toBeVisible();
    expect(screen.queryByText(/Helena/)).not.toBeInTheDocument();
  });
});

describe('the registry', () => {
  const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  it('that cannot be read leaves sign-in usable and can be read again', async () => {
    quiet();
    const { user } = await renderShell({
      at: '/manager/dashboard',
      token: 't',
      registryText: '{"portals": oops',
      answers: profileOf(person('manager')),
    });
    expect(
      await screen.findByRole('heading', { name: 'The list of portals could not be read' }),
    ).toBeVisible();
    await expectAccessible();
    const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(registryText(managerPortal)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '/manager/dashboard' })).toBeVisible();
    expect(fetched).toHaveBeenCalledWith('/portals.json', { cache: 'reload' });
  });

  it('with one broken record still has the others', async () => {
    quiet();
    await renderShell({
      at: '/',
      token: 't',
      registryText: registryText({ ...managerPortal, entry: 'https://elsewhere.test/x.js' }, engineerPortal),
      answers: profileOf(person('engineer')),
    });
    expect(await screen.findByRole('heading', { name: '/engineer/dashboard' })).toBeVisible();
  });
});
