import * as router from '@erm/portal-sdk/shares/router';
import { SDK_VERSION } from '@erm/portal-sdk';
import { ModuleFederation } from '@module-federation/enhanced/runtime';
import react from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_INTEGRITY } from '@erm/portal-sdk/testing/registry';
import { managerPortal } from '../testing/fixtures';
import { PlainPortal } from '../testing/render-shell';
import { loadPortal } from './load-portal';
import { recordFor } from '../portals/portal-record';

type Scope = Record<string, Record<string, { get: () => unknown }>>;

/** What happens when the page loads a script: it runs, fails, or never finishes. */
type Effect = 'fails' | 'hangs' | (() => void);

const globals: Record<string, unknown> = Object(globalThis);

/** Simulates script loading and execution, because jsdom does not run external scripts. */
function servePage(effects: Record<string, Effect>) {
  const requested: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      document.head.appendChild(node as Node);
      if (!(node instanceof HTMLScriptElement)) continue;
      const { pathname, search } = new URL(node.src);
      requested.push(pathname + search);
      const effect = effects[pathname] ?? 'fails';
      if (effect === 'hangs') continue;
      queueMicrotask(() => {
        if (effect !== 'fails') effect();
        node.dispatchEvent(new Event(effect === 'fails' ? 'error' : 'load'));
      });
    }
  });
  return requested;
}

function fakeContainer(module: unknown = { Portal: PlainPortal }) {
  const scopes: Scope[] = [];
  return {
    scopes,
    init: (scope: Scope) => void scopes.push(scope),
    get: () => Promise.resolve(() => module),
  };
}

const file = (path: string) => ({ path, integrity: SAMPLE_INTEGRITY });

let count = 0;
/** Creates a unique record, because containers stay in the page. */
function record() {
  count += 1;
  const folder = `/portals/portal${count}/1`;
  return {
    ...recordFor(managerPortal, undefined),
    name: `portal${count}`,
    global: `container_${count}`,
    entry: `${folder}/remoteEntry.js`,
    files: [file(`${folder}/remoteEntry.js`), file(`${folder}/portal.js`)],
  };
}

/** Serves a portal whose entry defines this container, and whose other file does nothing. */
const servePortal = (
  { entry, global, files }: ReturnType<typeof record>,
  container: unknown = fakeContainer(),
) => servePage({ [entry]: () => (globals[global] = container), [files[1]?.path ?? '']: () => {} });

const scriptsOf = (name: string) => document.querySelectorAll(`script[src*="/portals/${name}/"]`);

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe('loadPortal', () => {
  it('requests all initial files at once and passes the shared libraries to the container', async () => {
    const portal = record();
    const container = fakeContainer();
    const requested = servePortal(portal, container);
    await expect(loadPortal(portal, 1)).resolves.toEqual({ Portal: PlainPortal });
    expect(requested).toEqual(portal.files.map(({ path }) => path));
    const [scope] = container.scopes;
    const shared = async (name: string) => {
      const [offer] = Object.values(scope?.[name] ?? {});
      if (!offer) throw new Error(`${name} is not offered.`);
      return ((await offer.get()) as () => unknown)();
    };
    await expect(shared('react')).resolves.toBe(react);
    await expect(shared('react-router-dom')).resolves.toBe(router);
    await expect(shared('zod/mini')).resolves.toHaveProperty('z.object');
    await expect(shared('react-hook-form')).resolves.toHaveProperty('useForm');
  });

  it.each([
    ['a file is missing', 'fails' as const, /could not be loaded/],
    ['the entry defines no container', () => {}, /is not the portal's entry/],
  ])('fails when %s', async (_, effect, message) => {
    const portal = record();
    servePage({ [portal.entry]: effect, [portal.files[1]?.path ?? '']: () => {} });
    await expect(loadPortal(portal, 1)).rejects.toMatchObject({
      kind: 'load',
      message: expect.stringMatching(message),
    });
  });

  it('asks a development server for its files as another origin has to', async () => {
    const portal = record();
    const origin = 'http://127.0.0.1:3001';
    const files = portal.files.map(({ path }) => ({ path: origin + path, integrity: '' }));
    servePortal(portal);
    const append = vi.mocked(document.head.append);
    await loadPortal({ ...portal, entry: origin + portal.entry, files }, 1);
    const scripts = append.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement);
    expect(scripts.map(({ src, crossOrigin }) => [src, crossOrigin])).toEqual(
      files.map(({ path }) => [path, 'anonymous']),
    );
  });

  it.each([
    [5, 0],
    [15, 1],
  ])('times out after %i seconds when file %i hangs', async (seconds, hanging) => {
    vi.useFakeTimers();
    const portal = record();
    const effects: Effect[] = portal.files.map((_, index) => (index === hanging ? 'hangs' : () => {}));
    servePage(Object.fromEntries(portal.files.map(({ path }, index) => [path, effects[index] ?? 'fails'])));
    const outcome = loadPortal(portal, 1).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await expect(outcome).resolves.toMatchObject({ message: `No response within ${seconds} seconds` });
    expect(scriptsOf(portal.name)).toHaveLength(0);
  });

  it('starts from scratch on the next attempt', async () => {
    const portal = record();
    const broken = { init: () => {}, get: () => Promise.reject(new Error('Loading chunk portal failed')) };
    servePortal(portal, broken);
    await expect(loadPortal(portal, 1)).rejects.toThrow('Loading chunk portal failed');
    const second = fakeContainer();
    const requested = servePortal(portal, second);
    await expect(loadPortal(portal, 2)).resolves.toEqual({ Portal: PlainPortal });
    expect(requested).toEqual(portal.files.map(({ path }) => `${path}?again=2`));
    expect(scriptsOf(portal.name)).toHaveLength(0);
    expect(second.scopes).toHaveLength(1);
  });

  it('loads a newer version after an older one failed', async () => {
    const old = record();
    servePage({});
    await expect(loadPortal(old, 1)).rejects.toThrow('could not be loaded');
    const now = {
      ...old,
      global: `${old.global}_new`,
      entry: old.entry.replace('/1/', '/2/'),
      files: [file(old.entry.replace('/1/', '/2/'))],
    };
    servePage({ [now.entry]: () => (globals[now.global] = fakeContainer()) });
    await expect(loadPortal(now, 2)).resolves.toEqual({ Portal: PlainPortal });
  });

  it('gives its own library to a portal that was built with newer patches', async () => {
    // To the tests, every library of the shell is of version 1.0.0.
    const version = '1.0.9';
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const team = new ModuleFederation({
      name: 'team',
      remotes: [],
      shared: {
        react: {
          version,
          lib: () => 'its own copy',
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
        },
      },
    });
    let used: unknown;
    // As the plugins of Rspack, webpack, and Vite do.
    const container = {
      async init(scope: Parameters<typeof team.initShareScopeMap>[1]) {
        team.initShareScopeMap('default', scope);
        await Promise.all(team.initializeSharing('default'));
      },
      async get() {
        const library = await team.loadShare('react');
        used = library && library();
        return () => ({ Portal: PlainPortal });
      },
    };
    const portal = { ...record(), sdkVersion: SDK_VERSION.replace(/\d+$/, '999') };
    servePortal(portal, container);
    await expect(loadPortal(portal, 1)).resolves.toEqual({ Portal: PlainPortal });
    expect(used).toBe(react);
    expect(warned.mock.calls.flat().join()).toContain('which needs ^1.0.9');
  });

  it('runs no code of an incompatible portal', async () => {
    const requested = servePage({});
    await expect(loadPortal({ ...record(), sdkVersion: '9.0.0' }, 1)).rejects.toMatchObject({
      kind: 'incompatible',
    });
    expect(requested).toEqual([]);
  });

  it('calls it a crash when a file throws, which trying again would not change', async () => {
    const portal = record();
    const [, chunk] = portal.files;
    const thrown = { filename: location.origin + chunk?.path, message: 'Uncaught Error: It is broken' };
    vi.spyOn(console, 'error').mockImplementation(() => {});
    servePage({
      [portal.entry]: () => (globals[portal.global] = fakeContainer()),
      [chunk?.path ?? '']: () => window.dispatchEvent(new ErrorEvent('error', thrown)),
    });
    await expect(loadPortal(portal, 1)).rejects.toMatchObject({ kind: 'crash', message: thrown.message });
  });

  it('calls it a crash when the module throws while it starts', async () => {
    const portal = record();
    const broken = () => {
      throw new Error('It is broken');
    };
    servePortal(portal, { init: () => {}, get: () => Promise.resolve(broken) });
    await expect(loadPortal(portal, 1)).rejects.toMatchObject({ kind: 'crash', message: 'It is broken' });
  });

  it('is known to the tools of Module Federation, and requests no manifest', async () => {
    const portal = record();
    const request = vi.spyOn(window, 'fetch');
    servePortal(portal);
    await loadPortal(portal, 1);
    const { moduleInfo } = globals['__FEDERATION__'] as { moduleInfo: Record<string, object> };
    const [, shown] = Object.entries(moduleInfo).find(([key]) => key.startsWith(`${portal.name}:`)) ?? [];
    expect(shown).toMatchObject({ buildVersion: portal.version, globalName: portal.global });
    expect(request).not.toHaveBeenCalled();
  });

  it('rejects a module without a Portal', async () => {
    const portal = record();
    servePortal(portal, fakeContainer({}));
    await expect(loadPortal(portal, 1)).rejects.toMatchObject({ kind: 'incompatible' });
  });
});
