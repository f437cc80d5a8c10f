import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import rspackManifest from '../testing/recorded/rspack-manifest.json';
import viteManifest from '../testing/recorded/vite-manifest.json';
import { samplePortal } from '../testing/sample-builds';
import { readPortalBuild } from './portal-build';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erm-stock-'));
  await mkdir(join(folder, 'dist'));
  return () => rm(folder, { recursive: true });
});

/** Reads a portal whose plugin left this manifest. */
async function read(manifest: object, script = 'entry') {
  const { manifest: description } = samplePortal('stock', '1.0.0');
  const builtAgainst = { sdkVersion: '3.0.0', contractVersion: '1.1.0' };
  await writeFile(join(folder, 'portal.json'), JSON.stringify({ ...description, ...builtAgainst }));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '2.5.0' }));
  await writeFile(join(folder, 'dist/mf-manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'dist/remoteEntry.js'), script);
  return (await readPortalBuild(folder)).record;
}

/** What Rspack's plugin wrote, with other metadata. */
const changed = (metaData: object) => ({
  ...rspackManifest,
  metaData: { ...rspackManifest.metaData, ...metaData },
});

const entryOfType = (type: string) =>
  changed({ remoteEntry: { ...rspackManifest.metaData.remoteEntry, type } });

describe("a stock plugin's manifest", () => {
  it('of Rspack describes a global and what its first screen loads', async () => {
    expect(await read(rspackManifest)).toEqual({
      version: expect.stringMatching(/^2\.5\.0-[0-9a-f]{8}$/) as string,
      sdkVersion: '3.0.0',
      contractVersion: '1.1.0',
      shares: { react: '^19.0.0', 'react-dom': '>=18', 'react-router-dom': '^7.0.0' },
      format: 'var',
      global: 'rspackmade',
      entry: 'remoteEntry.js',
      files: ['remoteEntry.js', '__federation_expose_portal.js'],
    });
  });

  it.each([
    ['(self.rspackChunk_team_stock=self.rspackChunk_team_stock||[]).push([[103],{', 'rspackChunk_team_stock'],
    [
      '"use strict";\n(self["webpackChunkstock"] = self["webpackChunkstock"] || []).push([',
      'webpackChunkstock',
    ],
    ['(globalThis.webpackChunkstock||=[]).push([[1],{', 'webpackChunkstock'],
    [
      '(Array.isArray(self.webpackChunkstock)?self.webpackChunkstock:self.webpackChunkstock=[]).push([[1],{',
      'webpackChunkstock',
    ],
    ['console.log("no chunk")', undefined],
  ])('has the list that a chunk joins: %s', async (chunk, name) => {
    await writeFile(join(folder, 'dist/__federation_expose_portal.js'), chunk);
    expect((await read(rspackManifest)).chunkList).toBe(name);
  });

  it('of Vite describes an ES module, and needs no library that only the portal has', async () => {
    const { format, global, entry, files, shares } = await read(viteManifest);
    expect({ format, global, entry }).toEqual({
      format: 'module',
      global: 'vitemade',
      entry: 'remoteEntry.js',
    });
    expect(files).toEqual(['remoteEntry.js', ...(viteManifest.exposes[0]?.assets.js.sync ?? [])]);
    expect(viteManifest.shared.map(({ name }) => name)).toContain('react/jsx-runtime');
    expect(shares).toEqual({ react: '^19.0.0', 'react-dom': '^19.0.0', 'react-router-dom': '^7.0.0' });
  });

  it('needs a library that neither the shell nor the portal has', async () => {
    const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
    const vue = { name: 'vue', requiredVersion: '^3.0.0', assets };
    const { shares } = await read({ ...rspackManifest, shared: [vue] });
    expect(shares).toEqual({ vue: '^3.0.0' });
  });

  it('says itself what the build of this workspace was built against, and has more that no plugin knows', async () => {
    const portal = {
      sdkVersion: '3.8.0',
      contractVersion: '1.17.0',
      shares: { react: '^19.0.0' },
      chunkList: 'rspackChunkportal_stock',
      chunks: { reports: ['portal.1.js', 'reports.1.js'] },
    };
    expect(await read({ ...rspackManifest, portal })).toMatchObject(portal);
  });

  it('finds the entry in a folder', async () => {
    const remoteEntry = { name: 'remoteEntry.js', path: 'static/', type: 'var' };
    expect(await read(changed({ remoteEntry }))).toMatchObject({
      entry: 'static/remoteEntry.js',
      format: 'var',
    });
  });

  it('has another version for other files', async () => {
    const versions = [await read(rspackManifest), await read(rspackManifest, 'another entry')];
    expect(versions[0]?.version).not.toBe(versions[1]?.version);
  });

  it.each<[string, object, RegExp]>([
    ['exposes something else', { ...rspackManifest, exposes: [] }, /must expose "\.\/portal"/],
    ['is for Node', entryOfType('commonjs-module'), /is of the type "commonjs-module"/],
    [
      'has an address of its own',
      changed({ publicPath: '/assets/' }),
      /built for the public path "\/assets\/"/,
    ],
    ['is something else', { name: 'stock' }, /mf-manifest\.json cannot be used/],
  ])('is refused when it %s', async (_, manifest, reason) => {
    await expect(read(manifest)).rejects.toThrow(reason);
  });
});
