import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryTree } from '@erm/tooling/testing/temporary-tree.mjs';
import { builtPortal } from './built-server.mjs';

const SHELL = 'https://erm.example.com';
const none = { sync: [], async: [] };
const federation = {
  metaData: {
    globalName: 'finance',
    publicPath: 'auto',
    buildInfo: { buildVersion: 'local' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  },
  shared: [{ name: 'react', requiredVersion: '^19.3.0', assets: { js: none, css: none } }],
  exposes: [{ path: './portal', assets: { js: { sync: ['portal.js'], async: [] }, css: none } }],
};

/** @type {string} */
let folder;
beforeEach(() => {
  folder = temporaryTree({
    'package.json': { version: '1.0.0' },
    'portal.json': {
      name: 'finance',
      label: 'Finance Portal',
      prefix: '/finance',
      role: 'manager',
      home: '/finance/start',
      nav: [],
      prefetch: {},
      budget: 1000,
      sdkVersion: '3.8.0',
      contractVersion: '1.17.0',
    },
    'dist/mf-manifest.json': federation,
    'dist/remoteEntry.js': 'entry',
    'dist/portal.js': 'first build',
  });
});

/** @param {Response} response */
const versionIn = async (response) => /** @type {{ version: string }} */ (await response.json()).version;

/** Serves the folder, and returns how to read one of its files. */
async function serve() {
  const server = await (await builtPortal(folder)).serve(SHELL, 0);
  onTestFinished(() => void server.close());
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const read = (/** @type {string} */ path) => fetch(`http://127.0.0.1:${port}/portals/finance/dev/${path}`);
  return { port, read };
}

describe('the build of any tool', () => {
  it('is described to the shell, and to no other origin, by what the publisher reads', async () => {
    const response = await (await serve()).read('release.json');
    expect(response.headers.get('access-control-allow-origin')).toBe(SHELL);
    expect(await response.json()).toMatchObject({
      name: 'finance',
      label: 'Finance Portal',
      sdkVersion: '3.8.0',
      contractVersion: '1.17.0',
      format: 'var',
      global: 'finance',
      shares: { react: '^19.3.0' },
      version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{8}$/),
      entry: '/portals/finance/dev/remoteEntry.js',
      files: ['/portals/finance/dev/remoteEntry.js', '/portals/finance/dev/portal.js'],
    });
  });

  it('is served as it was built last', async () => {
    const { read } = await serve();
    const version = await versionIn(await read('release.json'));
    writeFileSync(join(folder, 'dist/portal.js'), 'second build');
    const response = await read('portal.js');
    expect(await response.text()).toBe('second build');
    expect(response.headers.get('content-type')).toBe('text/javascript');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await versionIn(await read('release.json'))).not.toBe(version);
  });

  it('says why it is not there while the tool writes it, and comes back', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { read } = await serve();
    rmSync(join(folder, 'dist/mf-manifest.json'));
    const response = await read('release.json');
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/mf-manifest\.json cannot be used/);
    expect(said).toHaveBeenCalledOnce();
    writeFileSync(join(folder, 'dist/mf-manifest.json'), JSON.stringify(federation));
    expect((await read('release.json')).status).toBe(200);
  });

  it('is all that is served of the folder', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { read } = await serve();
    const response = await read('..%2Fpackage.json');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('1.0.0');
  });

  it('has to be there, and needs a free port', async () => {
    const { port } = await serve();
    await expect((await builtPortal(folder)).serve(SHELL, port)).rejects.toThrow(
      `Port ${port} cannot be used (EADDRINUSE); PORT chooses another one.`,
    );
    rmSync(join(folder, 'dist'), { recursive: true });
    await expect(builtPortal(folder)).rejects.toThrow(/dist\/mf-manifest\.json cannot be used/);
  });
});
