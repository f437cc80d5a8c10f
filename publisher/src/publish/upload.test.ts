import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Inventory } from '@erm/portal-sdk/registry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changePortal } from '../commands/change-portal';
import { publishPortal } from '../commands/publish-portal';
import { publishSite } from '../commands/publish-site';
import { verifySite } from '../commands/verify';
import { integrityOf } from '../registry/integrity';
import { contentOf } from '../testing/content-of';
import { samplePortal, sampleShell } from '../testing/sample-builds';
import { temporarySite, type TemporarySite } from '../testing/temporary-site';

describe('a release to which an earlier publisher gave digests of SHA-384', () => {
  let site: TemporarySite;
  const publish = (version: string) =>
    publishPortal(site, samplePortal('manager', version), { commit: null, apiContract: null });
  const inFolder = (file: string) => join(site.siteDir, 'portals/manager/1.0.0', file);

  beforeEach(async () => {
    site = await temporarySite();
    await publishSite(site, {
      shell: sampleShell(),
      portals: [samplePortal('manager', '1.0.0')],
      commit: null,
    });
    const digestOf = async (file: string) => integrityOf(await readFile(inFolder(file)), 'sha384');
    const { files } = JSON.parse(await readFile(inFolder('inventory.json'), 'utf8')) as Inventory;
    for (const file of Object.keys(files)) files[file] = await digestOf(file);
    await writeFile(inFolder('inventory.json'), `${JSON.stringify({ files }, null, 2)}\n`);
    const inventory = await digestOf('inventory.json');
    await changePortal(site, 'manager', (manager) => ({
      ...manager,
      releases: manager.releases.map((release) => ({ ...release, inventory })),
    }));
  });
  afterEach(() => site.remove());

  it('is verified, and stays as it is when it is published again', async () => {
    expect(await verifySite(site)).toEqual([]);
    const before = await contentOf(site.siteDir);
    await publish('1.0.0');
    expect(await contentOf(site.siteDir)).toEqual(before);
    await writeFile(inFolder('later.1.js'), 'a dialog!');
    expect(await verifySite(site)).toEqual(['portals/manager/1.0.0/later.1.js is not what was published.']);
  });

  it.each(['later.1.js', 'inventory.json'])('gets back its %s', async (file) => {
    await rm(inFolder(file));
    await publish('1.0.0');
    expect(await verifySite(site)).toEqual([]);
  });

  it('is published again after the registry has forgotten it', async () => {
    const { release } = await publish('1.1.0');
    await changePortal(site, 'manager', (manager) => ({ ...manager, previous: [], releases: [release] }));
    const { current } = await publish('1.0.0');
    expect(current).toBe('1.0.0');
    expect(await verifySite(site)).toEqual([]);
  });
});
