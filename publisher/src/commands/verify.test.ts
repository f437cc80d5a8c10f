import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Inventory } from '@erm/portal-sdk/registry';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRegistry } from '../publish/site';
import { samplePortal } from '../testing/sample-builds';
import { publishedSite, type TemporarySite } from '../testing/temporary-site';
import { changePortal } from './change-portal';
import { publishPortal } from './publish-portal';
import { verifySite } from './verify';

let site: TemporarySite;
let folder: string;
beforeEach(async () => {
  site = await publishedSite('manager', 'engineer');
  folder = join(site.siteDir, 'portals/manager/1.0.0');
  return site.remove;
});

describe('verify', () => {
  it('names every file that is missing or not what was published', async () => {
    await writeFile(join(folder, 'later.1.js'), 'a dialog!');
    await rm(join(folder, 'portal.1.js.br'));
    expect(await verifySite(site)).toEqual([
      'portals/manager/1.0.0/portal.1.js.br is missing.',
      'portals/manager/1.0.0/later.1.js is not what was published.',
    ]);
    expect(await verifySite(site, 'engineer')).toEqual([]);
  });

  it('knows digests of SHA-256 as well', async () => {
    const digestOf = async (file: string) => {
      const content = await readFile(join(folder, file));
      return `sha256-${createHash('sha256').update(content).digest('base64')}`;
    };
    const { files } = JSON.parse(await readFile(join(folder, 'inventory.json'), 'utf8')) as Inventory;
    for (const file of Object.keys(files)) files[file] = await digestOf(file);
    await writeFile(join(folder, 'inventory.json'), JSON.stringify({ files }));
    const inventory = await digestOf('inventory.json');
    await changePortal(site, 'manager', (manager) => ({
      ...manager,
      releases: manager.releases.map((release) => ({ ...release, inventory })),
    }));
    expect(await verifySite(site)).toEqual([]);

    const before = await readRegistry(site);
    await publishPortal(site, samplePortal('manager', '1.0.0'), { commit: null, apiContract: null });
    expect(await readRegistry(site)).toEqual(before);
    await writeFile(join(folder, 'later.1.js'), 'a dialog!');
    expect(await verifySite(site)).toEqual(['portals/manager/1.0.0/later.1.js is not what was published.']);
  });
});
