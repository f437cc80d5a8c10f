import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishedSite, type TemporarySite } from '../testing/temporary-site';
import { verifySite } from './verify';

let site: TemporarySite;
beforeEach(async () => {
  site = await publishedSite('manager', 'engineer');
  return site.remove;
});

describe('verify', () => {
  it('names every file that is missing or not what was published', async () => {
    const folder = join(site.siteDir, 'portals/manager/1.0.0');
    await writeFile(join(folder, 'later.1.js'), 'a dialog!');
    await rm(join(folder, 'portal.1.js.br'));
    expect(await verifySite(site)).toEqual([
      'portals/manager/1.0.0/portal.1.js.br is missing.',
      'portals/manager/1.0.0/later.1.js is not what was published.',
    ]);
    expect(await verifySite(site, 'engineer')).toEqual([]);
  });
});
