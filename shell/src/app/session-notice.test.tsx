import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { sampleUser } from '../testing/fixtures';
import { renderShell } from '../testing/render-shell';
import type { StubResponse } from '../testing/serve-api';
import { sessionNotice } from './screens';

const HOUR = 3600;
const helena = { ...sampleUser('manager'), id: 'helena', _id: 'helena' };

/** A token of a session that began this long ago, for as many seconds as given. */
function tokenFor(seconds: number, age = 8 * HOUR - seconds): string {
  const now = Math.trunc(Date.now() / 1000);
  const claims = { sub: helena.id, iat: now, exp: now + seconds, auth_time: now - age };
  return `h.${btoa(JSON.stringify(claims))}.s`;
}

// Otherwise, it is loaded seconds after the first screen.
beforeAll(() => sessionNotice.load());

const open = (token: string, responses: Record<string, StubResponse> = {}) =>
  renderShell({
    at: '/manager/engineers',
    token,
    responses: { 'GET /api/auth/profile': { status: 200, body: helena }, ...responses },
  });

const notice = () => screen.findByText(/^Your session ends at \d{1,2}:\d\d\s[AP]M$/);
const stay = () => screen.getByRole('button', { name: /^Stay signed in/ });

it('says that the session ends soon, without taking the focus, and goes on with one press', async () => {
  const renewed = tokenFor(8 * HOUR, 8 * HOUR);
  const { user, session, api } = await open(tokenFor(200), {
    'POST /api/auth/renew': { status: 200, body: { data: { token: renewed, user: helena } } },
  });
  const announced = () => screen.getByText(/^Your session ends at/).closest('[role=status]');
  await waitFor(() => expect(announced()).not.toBeNull());
  expect(stay()).not.toHaveFocus();
  await user.click(stay());
  await waitFor(() => expect(session.getState().token).toBe(renewed));
  expect(localStorage.getItem('authToken')).toBe(renewed);
  expect(screen.queryByText(/Your session ends/)).not.toBeInTheDocument();
  expect(await screen.findByText('Opened by Helena Fischer')).toBeVisible();
  expect(api.requests.filter(({ path }) => path === '/api/auth/renew')).toHaveLength(1);
});

it('says nothing before', async () => {
  await open(tokenFor(400));
  await screen.findByText('Opened by Helena Fischer');
  expect(screen.queryByText(/Your session ends/)).not.toBeInTheDocument();
});

it('offers nothing that cannot be: a session lasts twelve hours', async () => {
  await open(tokenFor(200, 12 * HOUR - 200));
  await notice();
  expect(screen.getByText(/Nothing you typed is lost/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Stay signed in/ })).not.toBeInTheDocument();
});

it('can be tried again when it fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, api, session } = await open(tokenFor(200), { 'POST /api/auth/renew': { status: 503 } });
  await notice();
  await user.click(stay());
  await screen.findByText('Your session was not extended');
  const renewed = tokenFor(8 * HOUR, 8 * HOUR);
  api.responses['POST /api/auth/renew'] = { status: 200, body: { data: { token: renewed, user: helena } } };
  act(() => screen.getByRole('button', { name: /^Try again/ }).click());
  await waitFor(() => expect(session.getState().token).toBe(renewed));
});

it('asks the server once the token should be over, whose clock counts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { session, api } = await open(tokenFor(-100));
  await screen.findByText('Opened by Helena Fischer');
  expect(session.getState().isAuthenticated).toBe(true);
  api.responses['GET /api/auth/profile'] = { status: 401 };
  expect(api.requests.length).toBeGreaterThan(1);
  act(() => session.begin(tokenFor(0), helena));
  expect(await screen.findByText('Your session has ended')).toBeVisible();
});
