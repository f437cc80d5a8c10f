import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PortalBuild } from '../build/portal-build';
import { readPortal, readRegistry, type Site } from '../publish/site';
import { contentOf } from '../testing/content-of';
import { samplePortal } from '../testing/sample-builds';
import { publishedSite, type TemporarySite } from '../testing/temporary-site';
import { publishPortal } from './publish-portal';
import { verifySite } from './verify';

let site: TemporarySite;
beforeEach(async () => {
  site = await publishedSite('manager', 'engineer');
  return site.remove;
});

const publish = (build: PortalBuild, to: Site = site) =>
  publishPortal(to, build, { commit: null, apiContract: null });
const portal = (name = 'manager') => readPortal(site, name);

describe('publishing a portal', () => {
  it('makes it current and leaves the shell and the other portal byte for byte', async () => {
    const [shell, other] = [join(site.siteDir, 'shell'), join(site.siteDir, 'portals/engineer')];
    const before = [await contentOf(shell), await contentOf(other)];
    await publish(samplePortal('manager', '1.1.0'));
    expect(await portal()).toMatchObject({ current: '1.1.0', previous: ['1.0.0'] });
    expect([await contentOf(shell), await contentOf(other)]).toEqual(before);
    expect(await verifySite(site)).toEqual([]);
  });

  it('lists the code of each screen with its digest, without what every screen loads', async () => {
    const manifest = { screens: { '/manager/reports': ['reports'] } };
    const { release } = await publish(samplePortal('manager', '1.1.0', { manifest }));
    expect((await portal()).releases).toContainEqual(release);
    expect(release.files[1]?.path).toBe('/portals/manager/1.1.0/portal.1.js');
    expect(release.screens).toEqual({
      '/manager/reports': [
        { path: '/portals/manager/1.1.0/later.1.js', integrity: expect.stringMatching(/^sha256-/) },
      ],
    });
    expect(release).not.toHaveProperty('chunks');
  });

  it('keeps the last ten versions before', async () => {
    for (let minor = 1; minor <= 12; minor += 1) await publish(samplePortal('manager', `1.${minor}.0`));
    const { current, previous, releases } = await portal();
    expect(current).toBe('1.12.0');
    expect([previous.length, previous[0], previous.at(-1)]).toEqual([10, '1.11.0', '1.2.0']);
    expect(releases.some(({ version }) => version === '1.2.0')).toBe(true);
  });

  it('changes nothing when this build is current already', async () => {
    const before = await readRegistry(site);
    await publish(samplePortal('manager', '1.0.0'));
    expect(await readRegistry(site)).toEqual(before);
  });

  it('refuses a registry that somebody else signed', async () => {
    const other = await publishedSite('manager');
    onTestFinished(other.remove);
    await writeFile(join(site.siteDir, 'portals.json'), await readFile(join(other.siteDir, 'portals.json')));
    await expect(publish(samplePortal('manager', '1.1.0'))).rejects.toThrow('not trusted');
  });
});

describe('publishing a version that is registered already', () => {
  const file = () => join(site.siteDir, 'portals/manager/1.0.0/portal.1.js.br');
  const build = samplePortal('manager', '1.0.0');

  it('sends nothing while all of it is there', async () => {
    const write = vi.fn(site.store.write);
    await publish(build, { ...site, store: { ...site.store, write } });
    expect(write).not.toHaveBeenCalled();
  });

  it('restores what is missing', async () => {
    await rm(file());
    await publish(build);
    expect(await verifySite(site)).toEqual([]);
  });

  it('refuses what was changed, and does not take it for published', async () => {
    await writeFile(file(), 'changed');
    await expect(publish(build)).rejects.toThrow('portal.1.js.br is published already with other content');
  });
});

describe('two publications at once', () => {
  /** A site whose registry somebody else changes right before this publisher would. */
  function interrupted(meanwhile: () => Promise<unknown>): Site {
    const replace = vi.fn(site.store.replace).mockImplementationOnce(async (path, content, tag) => {
      await meanwhile();
      return site.store.replace(path, content, tag);
    });
    return { ...site, store: { ...site.store, replace } };
  }

  it('of the same portal: one wins and the other is told', async () => {
    const rival = interrupted(() => publish(samplePortal('manager', '1.1.0')));
    await expect(publish(samplePortal('manager', '1.2.0'), rival)).rejects.toThrow(
      'manager was changed by another publication: 1.1.0 is current now.',
    );
    expect(await portal()).toMatchObject({ current: '1.1.0', previous: ['1.0.0'] });
  });

  it('of different portals: both are published', async () => {
    const rival = interrupted(() => publish(samplePortal('engineer', '1.1.0')));
    await publish(samplePortal('manager', '1.1.0'), rival);
    expect([(await portal()).current, (await portal('engineer')).current]).toEqual(['1.1.0', '1.1.0']);
  });

  it('from many processes at once: no publication is lost', async () => {
    const names = ['finance', 'support', 'hiring', 'travel'];
    await Promise.all(names.map((name) => publish(samplePortal(name, '1.0.0'))));
    const published = (await readRegistry(site)).portals.map(({ name }) => name);
    expect(published).toEqual([...names, 'manager', 'engineer'].sort());
  });
});
