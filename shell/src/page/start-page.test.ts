import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_INTEGRITY } from '@erm/portal-sdk/testing/registry';
import { managerPortal } from '../testing/fixtures';
import { startPage } from './start-page';

const tokenOf = (role: string) =>
  `h.${Buffer.from(JSON.stringify({ sub: 'a1', role })).toString('base64url')}.s`;
const MANAGER = tokenOf('manager');

const file = (path: string) => ({ path, integrity: SAMPLE_INTEGRITY });
const portal = {
  ...managerPortal,
  release: {
    ...managerPortal.release,
    shares: { react: '^19.0.0', zod: '^4.0.0' },
    screens: {
      '/manager/projects': [file('/portals/manager/projects.js')],
      '/manager/projects?view=roadmap': [
        file('/portals/manager/projects.js'),
        file('/portals/manager/roadmap.js'),
      ],
    },
  },
};
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path);

const block = {
  portals: [portal],
  lazyShares: { zod: [file('/shell/zod.js')], 'react-hook-form': [file('/shell/form.js')] },
  screens: {
    'sign-in': [file('/shell/zod.js'), file('/shell/sign-in.js')],
    register: [file('/shell/register.js')],
    'portal-area': [file('/shell/area.js'), file('/shell/zod.js')],
  },
};

function startAt(path: string, { token, dark = false }: { token?: string; dark?: boolean } = {}) {
  window.history.replaceState(null, '', path);
  if (token) localStorage.setItem('authToken', token);
  vi.stubGlobal('matchMedia', () => ({ matches: dark }));
  const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  startPage();
  return {
    fetched,
    preloads: [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href')),
  };
}

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="portals">${JSON.stringify(block)}</script>`;
});
afterEach(() => vi.unstubAllGlobals());

describe('the head script', () => {
  it.each([
    [null, true, 'dark'],
    [null, false, 'light'],
    ['system', true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['nonsense', true, 'dark'],
  ])('applies stored theme %s with dark mode %s as %s', (stored, dark, painted) => {
    if (stored) localStorage.setItem('theme', stored);
    startAt('/login', { dark });
    expect(document.documentElement.dataset['theme']).toBe(painted);
  });
});

describe('the head script’s requests', () => {
  it('have a time limit', () => {
    const { fetched } = startAt('/manager/engineers', { token: MANAGER });
    expect(fetched).toHaveBeenCalled();
    for (const [, init] of fetched.mock.calls) expect(init.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([
    ['/manager/dashboard', paths(block.screens['sign-in'])],
    ['/register', paths(block.screens.register)],
  ])('are only for the screen when signed out at %s', (path, files) => {
    const { preloads, fetched } = startAt(path);
    expect(preloads).toEqual(files);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are for the portal and its initial data when signed in', () => {
    const { preloads, fetched } = startAt('/manager/dashboard/', { token: MANAGER });
    expect([...preloads].sort()).toEqual(
      ['/shell/area.js', '/shell/zod.js', ...paths(managerPortal.release.files)].sort(),
    );
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/auth/profile', '/api/utilization']);
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: `Bearer ${MANAGER}` });
    expect([...(window.__early?.keys() ?? [])]).toEqual(['/api/auth/profile', '/api/utilization']);
  });

  it('name the browser’s own day', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 23, 0, 5), toFake: ['Date'] });
    const { fetched } = startAt('/manager/dashboard', { token: MANAGER });
    vi.useRealTimers();
    expect(fetched).toHaveBeenCalledTimes(2);
    for (const [, { headers }] of fetched.mock.calls)
      expect(headers).toMatchObject({ 'x-today': '2026-11-23' });
  });

  it.each([
    ['/manager/dashboard', []],
    ['/manager/projects/', ['projects.js']],
    ['/manager/projects?view=roadmap', ['projects.js', 'roadmap.js']],
  ])('include the code of the screen at %s alone', (address, files) => {
    const { preloads } = startAt(address, { token: MANAGER });
    const ofScreens = preloads.filter((path) => /(projects|roadmap)\.js$/.test(path ?? ''));
    expect(ofScreens).toEqual(files.map((name) => `/portals/manager/${name}`));
  });

  it('take the failure of a preloaded script, which the browser would keep for the next attempt', () => {
    startAt('/manager/projects', { token: MANAGER });
    const preload = (name: string) =>
      document.head.querySelector<HTMLLinkElement>(`link[rel=preload][href$="${name}"]`);
    const takers = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    preload('/projects.js')?.dispatchEvent(new Event('error'));
    expect(takers().map(({ href, integrity }) => [new URL(href).pathname, integrity])).toEqual([
      ['/portals/manager/projects.js', preload('/projects.js')?.integrity],
    ]);
    takers()[0]?.dispatchEvent(new Event('error'));
    expect(takers()).toEqual([]);
  });

  it.each([tokenOf('engineer'), 'no token'])(
    'exclude a portal that does not match the role of %s',
    (token) => {
      const { preloads, fetched } = startAt('/manager/dashboard', { token });
      expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/auth/profile']);
      expect(preloads).not.toContain(managerPortal.release.entry);
    },
  );

  it('exclude a portal in whose place something else may run', () => {
    sessionStorage.setItem('portal-override', '{}');
    const { preloads, fetched } = startAt('/manager/dashboard', { token: MANAGER });
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/auth/profile']);
    expect(preloads).not.toContain(managerPortal.release.entry);
  });

  it('are for the profile and the frame when signed in outside a portal', () => {
    const { preloads, fetched } = startAt('/managers', { token: MANAGER });
    expect(preloads).toEqual(['/shell/area.js', '/shell/zod.js']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('are skipped without a registry, but the theme is applied', () => {
    document.head.replaceChildren();
    expect(startAt('/login', { dark: true }).preloads).toEqual([]);
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});
