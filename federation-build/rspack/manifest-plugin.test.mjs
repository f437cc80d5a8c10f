import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { generateSnapshotFromManifest } from '@module-federation/sdk';
import { rspack } from '@rspack/core';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { temporaryTree } from '@erm/tooling/testing/temporary-tree.mjs';
import { federationManifest } from './manifest-plugin.mjs';
import { portalConfig } from './portal.mjs';

/** Builds a portal with a first screen and a dialog that is loaded later, and returns the folder of its release. */
async function build() {
  const root = temporaryTree({
    'package.json': { name: 'planted-portal', version: '1.0.0' },
    'portal.json': { name: 'planted' },
    'src/portal.tsx': `
      import { useState } from 'react';
      import './portal.css';
      export const Portal = () => useState(() => import(/* webpackChunkName: "dialog" */ './dialog'));
    `,
    'src/portal.css': 'p { color: red }',
    'src/dialog.tsx': "import { useForm } from 'react-hook-form';\nexport const Dialog = () => useForm();",
  });
  symlinkSync(join(repositoryRoot, 'manager-portal/node_modules'), join(root, 'node_modules'));
  const config = portalConfig(root);
  await new Promise((resolve, reject) => {
    rspack(config, (error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve(stats)));
  });
  return String(config.output?.path);
}

describe("a portal's mf-manifest.json", () => {
  it("is read by Module Federation's own reader", async () => {
    const release = await build();
    const manifest = JSON.parse(readFileSync(join(release, federationManifest), 'utf8'));
    const snapshot = generateSnapshotFromManifest(manifest, {
      version: `https://example.test/portals/planted/1/${federationManifest}`,
    });
    expect(snapshot).toMatchObject({
      publicPath: 'https://example.test/portals/planted/1/',
      globalName: 'portal_planted',
      buildVersion: '1.0.0',
      remoteEntry: 'remoteEntry.js',
      remoteEntryType: 'global',
      remotesInfo: {},
      shared: [
        { sharedName: 'react', version: expect.stringMatching(/^19\./) },
        { sharedName: 'react-hook-form', version: expect.stringMatching(/^7\./) },
      ],
    });
    const { modulePath, assets } = snapshot.modules?.[0] ?? {};
    expect(modulePath).toBe('./portal');
    expect(assets).toEqual({
      js: { sync: [expect.stringMatching(/^portal\..*\.js$/)], async: [expect.stringMatching(/\.js$/)] },
      css: { sync: [expect.stringMatching(/^portal\..*\.css$/)], async: [] },
    });
    expect(manifest.portal).toEqual({
      sdkVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      contractVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      shares: { react: expect.stringMatching(/^\^19\.\d+\.0$/) },
      chunkList: 'rspackChunkportal_planted',
      chunks: { dialog: [expect.stringMatching(/^dialog\..*\.js$/)] },
    });
    const files = [assets?.js.sync, assets?.js.async, assets?.css.sync].flat();
    expect(files.filter((file) => !existsSync(join(release, String(file))))).toEqual([]);
  });
});

it('builds the same files from the same source, wherever it is', async () => {
  const contents = await Promise.all([build(), build()].map(async (folder) => contentOf(await folder)));
  expect(contents[0]).toEqual(contents[1]);
  expect(Object.keys(contents[0] ?? {})).toContain(federationManifest);
});

/** @param {string} folder */
const contentOf = (folder) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
