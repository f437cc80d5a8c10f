import { sampleRegistry, sampleRelease } from '@erm/portal-sdk/testing/registry';
import { expectAccessible } from '@erm/ui-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { engineerPortal, managerPortal, sampleUser } from '../testing/fixtures';
import { PlainPortal, renderShell } from '../testing/render-shell';
import type { PortalRecord } from '../portals/portal-record';

const ORIGIN = 'http://127.0.0.1:3001';
const FOLDER = '/portals/manager/dev';
const staged = sampleRelease('manager', '0.1.0-bbbbbbbb', { label: 'Manager Portal' });

/** What a development server says about its build. */
const devRelease = {
  ...managerPortal.release,
  version: '0.1.0-dev',
  label: 'Changed Portal',
  global: 'portal_manager_dev',
  entry: `${FOLDER}/remoteEntry.js`,
  files: [`${FOLDER}/remoteEntry.js`, `${FOLDER}/portal.js`],
};

const stagedForEngineers = sampleRelease('engineer', '0.1.0-bbbbbbbb', { label: 'Engineer Portal' });

const published = sampleRegistry({
  portals: [
    {
      name: 'manager',
      prefix: '/manager',
      role: 'manager',
      current: managerPortal.release.version,
      previous: [],
      canary: null,
      releases: [managerPortal.release, staged],
    },
    {
      name: 'engineer',
      prefix: '/engineer',
      role: 'engineer',
      current: engineerPortal.release.version,
      previous: [],
      canary: null,
      releases: [engineerPortal.release, stagedForEngineers],
    },
  ],
});

const urlOf = (request: unknown) => (request instanceof URL ? request.href : String(request));

interface Visit {
  query: string;
  role?: 'manager' | 'engineer';
  config?: object;
  devServer?: () => Response;
}

/** Opens the dashboard with a query, in a site that allows everything unless `config` says otherwise. */
async function visit({
  query,
  role = 'manager',
  config = {},
  devServer = () => Response.json(devRelease),
}: Visit) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answers: Record<string, () => Response> = {
    [`${ORIGIN}${FOLDER}/release.json`]: devServer,
    '/portals.json': () => Response.json(published),
  };
  const fetched: string[] = [];
  const fetchFromApi = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((request, init) => {
    const url = urlOf(request);
    if (url.includes('/api/')) return fetchFromApi(request, init);
    fetched.push(url);
    return Promise.resolve(answers[url]?.() ?? new Response('', { status: 404 }));
  });
  const loadPortal = vi.fn((_record: PortalRecord, _attempt: number) =>
    Promise.resolve({ Portal: PlainPortal }),
  );
  const shell = await renderShell({
    at: `/${role}/dashboard${query}`,
    token: 't',
    config: { portalDevOrigins: [ORIGIN], portalPreviews: true, ...config },
    responses: { 'GET /api/auth/profile': { status: 200, body: sampleUser(role) } },
    loadPortal,
  });
  return { ...shell, loadPortal, fetched };
}

const opened = () => screen.findByText(/^Opened by/);
const mark = () => screen.findByRole('complementary', { name: 'Not the published portal' });
const dialog = () => screen.findByRole('alertdialog', { name: 'Run a portal in development?' });

describe('a link to a portal in development', () => {
  it('asks before anything of its origin is requested, and says what it means', async () => {
    const { loadPortal, fetched } = await visit({ query: `?portal=manager@${ORIGIN}` });
    expect(await dialog()).toHaveTextContent('Manager Portal');
    expect(await dialog()).toHaveTextContent(ORIGIN);
    expect(await dialog()).toHaveAccessibleDescription(/can see and change everything that you can/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expectAccessible();
    expect(fetched).toEqual([]);
    expect(loadPortal).not.toHaveBeenCalled();
    expect(window.location.search).toBe('');
  });

  it('shows the published portal when the user cancels', async () => {
    const { user, loadPortal } = await visit({ query: `?portal=manager@${ORIGIN}` });
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await opened()).toBeVisible();
    expect(loadPortal.mock.calls[0]?.[0]).toMatchObject(managerPortal.release);
    expect(sessionStorage.getItem('portal-override')).toBeNull();
  });

  it('runs what the server describes, without digests, and marks it on the page', async () => {
    const { user, loadPortal } = await visit({ query: `?portal=manager@${ORIGIN}` });
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Run it' }));
    expect(await opened()).toBeVisible();
    expect(loadPortal.mock.calls[0]?.[0]).toMatchObject({
      name: 'manager',
      version: '0.1.0-dev',
      entry: `${ORIGIN}${FOLDER}/remoteEntry.js`,
      files: devRelease.files.map((path) => ({ path: ORIGIN + path, integrity: '' })),
    });
    expect(await mark()).toHaveTextContent(`In this tab, the Changed Portal runs from ${ORIGIN}.`);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['does not answer', () => new Response('', { status: 404 })],
    ['answers something else', () => Response.json({ name: 'manager' })],
  ])('runs nothing while the server %s, and the next attempt asks again', async (_, answer) => {
    let devServer = answer;
    const { user, registry } = await visit({
      query: `?portal=manager@${ORIGIN}`,
      devServer: () => devServer(),
    });
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Run it' }));
    await mark();
    const entryOf = () => registry.getState().portals.find(({ name }) => name === 'manager')?.release.entry;
    expect(entryOf()).toBe(`${ORIGIN}${FOLDER}/release.js`);
    devServer = () => Response.json(devRelease);
    await act(() => registry.reload());
    expect(entryOf()).toBe(`${ORIGIN}${FOLDER}/remoteEntry.js`);
  });

  it('asks no second time in a tab that runs it already', async () => {
    const { user, overrides } = await visit({ query: `?portal=manager@${ORIGIN}` });
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Run it' }));
    await opened();
    overrides.request({ portal: 'manager', source: ORIGIN });
    expect(overrides.getState().requested).toBeNull();
  });

  it('ends when another user signs in', async () => {
    const { user, session, overrides } = await visit({ query: `?portal=manager@${ORIGIN}` });
    const ended = vi.fn();
    onTestFinished(overrides.followUser(session, ended));
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Run it' }));
    await opened();
    act(() => session.setUser({ ...sampleUser('manager'), department: 'Web' }));
    expect(ended).not.toHaveBeenCalled();
    act(() => session.setUser(sampleUser('manager', 'Somebody Else')));
    expect(ended).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('portal-override')).toBeNull();
  });
});

describe('a link to a staged release', () => {
  it.each([
    ['manager', 'Manager Portal', staged],
    ['engineer', 'Engineer Portal', stagedForEngineers],
  ] as const)(
    'opens it for a user of its role, here %s, who sees which one it is',
    async (role, label, release) => {
      const { loadPortal } = await visit({ query: `?portal=${role}@${release.version}`, role });
      expect(await opened()).toBeVisible();
      expect(loadPortal.mock.calls.map(([{ entry }]) => entry)).toEqual([release.entry]);
      expect(await mark()).toHaveTextContent(`Preview of the ${label} ${release.version}, in this tab only.`);
      expect(window.location.search).toBe('');
    },
  );
});

describe('a link that is refused', () => {
  const preview = `?portal=manager@${staged.version}`;
  it.each<[string, Visit, string]>([
    [
      'a foreign origin',
      { query: '?portal=manager@https://evil.test' },
      'This site does not run portals from https://evil.test. Its operator can allow that with PORTAL_DEV_ORIGINS.',
    ],
    [
      'a portal that does not exist',
      { query: `?portal=nobody@${ORIGIN}` },
      'There is no portal "nobody" on this site.',
    ],
    [
      'a user of another role',
      { query: `?portal=manager@${ORIGIN}`, role: 'engineer' },
      'The Manager Portal is for managers, and you are not one.',
    ],
    [
      'a preview for another role',
      { query: preview, role: 'engineer' },
      'The Manager Portal is for managers, and you are not one.',
    ],
    [
      'a site without previews',
      { query: preview, config: { portalPreviews: false } },
      'Previews are off on this site. Its operator can turn them on with PORTAL_PREVIEWS.',
    ],
    [
      'a release that does not exist',
      { query: '?portal=manager@9.9.9' },
      'The Manager Portal has no release 9.9.9.',
    ],
    [
      'the current release',
      { query: `?portal=manager@${managerPortal.release.version}` },
      `${managerPortal.release.version} is what everybody gets of the Manager Portal.`,
    ],
  ])('as %s says so next to the published portal', async (_, options, sentence) => {
    const { loadPortal, user } = await visit(options);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${sentence} You see the published version.`);
    expect(await opened()).toBeVisible();
    const { release } = options.role === 'engineer' ? engineerPortal : managerPortal;
    expect(loadPortal.mock.calls.map(([record]) => record.entry)).toEqual([release.entry]);
    expect(sessionStorage.getItem('portal-override')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('is left to the portals when it names no override', async () => {
    await visit({ query: '?portal=all' });
    await opened();
    expect(window.location.search).toBe('?portal=all');
  });
});
