import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRegistry, type Site } from '../publish/site';
import { contentOf } from '../testing/content-of';
import { samplePortal, sampleShell } from '../testing/sample-builds';
import { temporarySite, type TemporarySite } from '../testing/temporary-site';
import { promote, rollBack, setCanary } from './change-portal';
import { publishPortal, type PublishOptions } from './publish-portal';
import { publishSite } from './publish-site';
import { verifySite } from './verify';

const options: PublishOptions = { commit: null, apiContract: null };

const WITH_REPORTS = { screens: { '/manager/reports': ['reports'] } };

let site: TemporarySite;
beforeEach(async () => {
  site = await temporarySite();
  const portals = [samplePortal('manager', '1.0.0'), samplePortal('engineer', '1.0.0')];
  await publishSite(site, { shell: sampleShell(), portals, commit: null });
});
afterEach(() => site.remove());

async function portal(name = 'manager') {
  const found = (await readRegistry(site)).portals.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`No portal ${name} is published`);
  return found;
}

describe('publishing a portal', () => {
  it('makes it current and leaves the shell and the other portal byte for byte', async () => {
    const [shell, other] = [join(site.siteDir, 'shell'), join(site.siteDir, 'portals/engineer')];
    const before = [await contentOf(shell), await contentOf(other)];
    await publishPortal(site, samplePortal('manager', '1.1.0'), options);
    expect(await portal()).toMatchObject({ current: '1.1.0', previous: ['1.0.0'] });
    expect([await contentOf(shell), await contentOf(other)]).toEqual(before);
    expect(await verifySite(site)).toEqual([]);
  });

  it('lists the code of each screen with its digest, without what every screen loads', async () => {
    await publishPortal(site, samplePortal('manager', '1.1.0', { manifest: WITH_REPORTS }), options);
    const release = (await portal()).releases.find(({ version }) => version === '1.1.0');
    const [, first] = release!.files;
    expect(first?.path).toBe('/portals/manager/1.1.0/portal.1.js');
    expect(release!.screens).toEqual({
      '/manager/reports': [
        { path: '/portals/manager/1.1.0/later.1.js', integrity: expect.stringMatching(/^sha256-/) },
      ],
    });
    expect(release).not.toHaveProperty('chunks');
  });

  it('keeps the last ten versions before', async () => {
    for (let minor = 1; minor <= 12; minor += 1) {
      await publishPortal(site, samplePortal('manager', `1.${minor}.0`), options);
    }
    const { current, previous, releases } = await portal();
    expect([current, previous.length, previous[0], previous.at(-1)]).toEqual([
      '1.12.0',
      10,
      '1.11.0',
      '1.2.0',
    ]);
    expect(releases.some(({ version }) => version === '1.2.0')).toBe(true);
  });

  it('changes nothing when this build is current already', async () => {
    const before = await readRegistry(site);
    await publishPortal(site, samplePortal('manager', '1.0.0'), options);
    expect(await readRegistry(site)).toEqual(before);
  });

  it.each([
    [
      'other files under a version that exists',
      samplePortal('manager', '1.0.0', { entry: 'changed' }),
      /1\.0\.0\/remoteEntry\.js(\.\w+)? is published already with other content/,
    ],
    [
      'a library that the shell does not share',
      samplePortal('manager', '1.1.0', { record: { shares: { vue: '^3.0.0' } } }),
      /needs vue \^3\.0\.0, but this shell does not share it/,
    ],
    [
      'a newer library than the shell has',
      samplePortal('manager', '1.1.0', { record: { shares: { react: '^20.0.0' } } }),
      /needs react \^20\.0\.0, but this shell has 19\.3\.1/,
    ],
    [
      'a newer minor version of a library than the shell has',
      samplePortal('manager', '1.1.0', { record: { shares: { react: '^19.4.0' } } }),
      /needs react \^19\.4\.0, but this shell has 19\.3\.1/,
    ],
    [
      'a newer patch of a library before 1.0.0 than the shell has',
      samplePortal('manager', '1.1.0', { record: { shares: { '@erm/ui-kit/core': '^0.2.2' } } }),
      /needs @erm\/ui-kit\/core \^0\.2\.2, but this shell has 0\.2\.1/,
    ],
    [
      'a range that is none',
      samplePortal('manager', '1.1.0', { record: { shares: { react: 'workspace:*' } } }),
      /needs react workspace:\*, but this shell has 19\.3\.1/,
    ],
    [
      'a portal built for a newer shell',
      samplePortal('manager', '1.1.0', { record: { sdkVersion: '99.0.0' } }),
      /does not run in this shell: It was built for version 99\.0\.0/,
    ],
    [
      'a first screen over its budget',
      samplePortal('manager', '1.1.0', { manifest: { budget: 40 } }),
      /weighs \d+ bytes after gzip when it is opened first, but the budget of manager is 40/,
    ],
    [
      'a further screen over the budget',
      samplePortal('manager', '1.1.0', { manifest: { budget: 100, ...WITH_REPORTS } }),
      /\/manager\/reports weighs \d+ bytes after gzip/,
    ],
    [
      'the code of a screen that is not in the build',
      samplePortal('manager', '1.1.0', { manifest: { screens: { '/manager/reports': ['report'] } } }),
      /has no chunk "report", which portal\.json lists for \/manager\/reports\. Name one of these: reports/,
    ],
    [
      'the prefix of another portal',
      samplePortal('finance', '1.0.0', { manifest: { prefix: '/manager' } }),
      /\/manager belongs to the portal manager/,
    ],
    [
      'a prefix of the product itself',
      samplePortal('finance', '1.0.0', {
        manifest: { prefix: '/unauthorized', home: '/unauthorized/dashboard', nav: [] },
      }),
      /\/unauthorized belongs to the product itself; choose another prefix/,
    ],
    [
      'a global of every browser',
      samplePortal('manager', '1.1.0', { record: { global: 'name' } }),
      /defines the global name, which every page has already\. Give its container another name/,
    ],
    [
      'a global of the language, also of an ES module',
      samplePortal('manager', '1.1.0', { record: { global: 'Promise', format: 'module' } }),
      /defines the global Promise, which every page has already/,
    ],
    [
      'a list of chunks that is the shell’s',
      samplePortal('manager', '1.1.0', { record: { chunkList: 'rspackChunkshell' } }),
      /defines the global rspackChunkshell, which every page has already\. Give its build another "output\.uniqueName"/,
    ],
    [
      'the global of another portal',
      samplePortal('manager', '1.1.0', { record: { global: 'portal_engineer' } }),
      /defines the global portal_engineer, which the portal engineer defines too/,
    ],
    [
      'another role',
      samplePortal('manager', '1.1.0', { manifest: { role: 'engineer' } }),
      /for the role manager; a release cannot move it/,
    ],
    [
      'a navigation that leads elsewhere',
      samplePortal('manager', '1.1.0', { manifest: { home: '/engineer/dashboard' } }),
      /leads to \/engineer\/dashboard, outside \/manager/,
    ],
    [
      'a name that is a path',
      samplePortal('../../outside', '1.0.0', {
        manifest: { prefix: '/outside', home: '/outside/dashboard', nav: [] },
      }),
      /must match pattern/,
    ],
    ['a version that is a path', samplePortal('manager', '../1.1.0'), /must match pattern/],
  ])('refuses %s, and writes nothing', async (_, build, reason) => {
    const before = await contentOf(site.root);
    await expect(publishPortal(site, build, options)).rejects.toThrow(reason);
    expect(await contentOf(site.root)).toEqual(before);
  });

  it('refuses the global of a release that another portal can go back to', async () => {
    const record = { chunkList: 'webpackChunkapp' };
    await publishPortal(site, samplePortal('engineer', '1.1.0', { record }), options);
    await publishPortal(site, samplePortal('engineer', '1.2.0'), options);
    await expect(publishPortal(site, samplePortal('manager', '1.1.0', { record }), options)).rejects.toThrow(
      'webpackChunkapp, which the portal engineer defines too',
    );
  });

  it('accepts a global that is no name of the page', async () => {
    const build = samplePortal('manager', '1.1.0', { record: { global: 'global' } });
    await expect(publishPortal(site, build, options)).resolves.toMatchObject({ current: '1.1.0' });
  });

  it.each([
    ['1.9.0', true],
    ['2.0.0', true],
    ['2.3.0', false],
    ['3.0.0', true],
  ])('with an API of contract %s is refused: %s', async (apiContract, refused) => {
    const record = { contractVersion: '2.1.0' };
    const shell = sampleShell('second', { contractVersion: '2.3.0' });
    const portals = ['manager', 'engineer'].map((name) => samplePortal(name, '2.0.0', { record }));
    await publishSite(site, { shell, portals, commit: null });
    const attempt = publishPortal(site, samplePortal('manager', '2.1.0', { record }), {
      ...options,
      apiContract,
    });
    if (refused) await expect(attempt).rejects.toThrow(`the running API has ${apiContract}`);
    else await expect(attempt).resolves.toMatchObject({ current: '2.1.0' });
  });

  it('accepts what was built with a newer patch than the shell and the API have', async () => {
    const shell = sampleShell('second', { sdkVersion: '3.8.0', contractVersion: '2.1.0' });
    const portals = ['manager', 'engineer'].map((name) =>
      samplePortal(name, '2.0.0', { record: { sdkVersion: '3.8.0', contractVersion: '2.1.0' } }),
    );
    await publishSite(site, { shell, portals, commit: null });
    const record = { sdkVersion: '3.8.7', contractVersion: '2.1.7', shares: { react: '^19.3.7' } };
    const build = samplePortal('manager', '2.1.0', { record });
    await expect(publishPortal(site, build, { ...options, apiContract: '2.1.0' })).resolves.toMatchObject({
      current: '2.1.0',
      release: record,
    });
  });

  it('refuses a registry that somebody else signed', async () => {
    const other = await temporarySite();
    await publishSite(other, {
      shell: sampleShell(),
      portals: [samplePortal('manager', '6.6.6')],
      commit: null,
    });
    await writeFile(join(site.siteDir, 'portals.json'), await readFile(join(other.siteDir, 'portals.json')));
    await other.remove();
    await expect(publishPortal(site, samplePortal('manager', '1.1.0'), options)).rejects.toThrow(
      'not trusted',
    );
  });
});

/** A site whose registry somebody else changes right before this publisher would. */
function interrupted(meanwhile: () => Promise<unknown>): Site {
  let once: (() => Promise<unknown>) | null = meanwhile;
  return {
    ...site,
    store: {
      ...site.store,
      async replace(path, content, tag) {
        const first = once;
        once = null;
        await first?.();
        return site.store.replace(path, content, tag);
      },
    },
  };
}

describe('publishing a version that is registered already', () => {
  const file = () => join(site.siteDir, 'portals/manager/1.0.0/portal.1.js.br');

  it('sends nothing while all of it is there', async () => {
    const written: string[] = [];
    const store: Site['store'] = {
      ...site.store,
      write: (path, content) => {
        written.push(path);
        return site.store.write(path, content);
      },
    };
    await publishPortal({ ...site, store }, samplePortal('manager', '1.0.0'), options);
    expect(written).toEqual([]);
  });

  it('restores what is missing', async () => {
    await rm(file());
    await publishPortal(site, samplePortal('manager', '1.0.0'), options);
    expect(await verifySite(site)).toEqual([]);
  });

  it('refuses what was changed, and does not take it for published', async () => {
    await writeFile(file(), 'changed');
    await expect(publishPortal(site, samplePortal('manager', '1.0.0'), options)).rejects.toThrow(
      'portal.1.js.br is published already with other content',
    );
  });
});

describe('two publications at once', () => {
  it('of the same portal: one wins and the other is told', async () => {
    const rival = interrupted(() => publishPortal(site, samplePortal('manager', '1.1.0'), options));
    await expect(publishPortal(rival, samplePortal('manager', '1.2.0'), options)).rejects.toThrow(
      'manager was changed by another publication: 1.1.0 is current now.',
    );
    expect(await portal()).toMatchObject({ current: '1.1.0', previous: ['1.0.0'] });
  });

  it('of different portals: both are published', async () => {
    const rival = interrupted(() => publishPortal(site, samplePortal('engineer', '1.1.0'), options));
    await publishPortal(rival, samplePortal('manager', '1.1.0'), options);
    expect([(await portal()).current, (await portal('engineer')).current]).toEqual(['1.1.0', '1.1.0']);
  });

  it('from many processes at once: no publication is lost', async () => {
    const names = ['finance', 'support', 'hiring', 'travel'];
    await Promise.all(names.map((name) => publishPortal(site, samplePortal(name, '1.0.0'), options)));
    const published = (await readRegistry(site)).portals.map(({ name }) => name);
    expect(published).toEqual([...names, 'manager', 'engineer'].sort());
  });
});

describe('a rollback', () => {
  beforeEach(async () => {
    await publishPortal(site, samplePortal('manager', '1.1.0'), options);
    await publishPortal(site, samplePortal('manager', '1.2.0'), options);
  });

  it('goes back step by step, without building or uploading anything', async () => {
    await rm(join(site.siteDir, 'portals'), { recursive: true });
    expect((await rollBack(site, 'manager')).after.current).toBe('1.1.0');
    expect((await rollBack(site, 'manager')).after.current).toBe('1.0.0');
    await expect(rollBack(site, 'manager')).rejects.toThrow('manager 1.0.0 has no version before it.');
  });

  it('goes back to a version by name, and to none that was not current', async () => {
    await expect(rollBack(site, 'manager', '3.0.0')).rejects.toThrow('It can go back to 1.1.0, 1.0.0.');
    expect((await rollBack(site, 'manager', '1.0.0')).after.previous).toEqual([]);
  });

  it('says which portals there are when there is none of this name', async () => {
    await expect(rollBack(site, 'nobody')).rejects.toThrow('Published are engineer, manager.');
  });
});

describe('a canary', () => {
  beforeEach(() => publishPortal(site, samplePortal('manager', '1.1.0'), { ...options, stage: true }));

  it('is staged first, so that nobody gets it yet', async () => {
    expect(await portal()).toMatchObject({ current: '1.0.0', canary: null });
  });

  it('reaches a share, and then everybody', async () => {
    await setCanary(site, 'manager', '1.1.0', 5);
    expect(await portal()).toMatchObject({ current: '1.0.0', canary: { version: '1.1.0', percent: 5 } });
    await promote(site, 'manager');
    expect(await portal()).toMatchObject({ current: '1.1.0', previous: ['1.0.0'], canary: null });
  });

  it('goes on when another version is published, which the answer says', async () => {
    await setCanary(site, 'manager', '1.1.0', 5);
    const { note } = await publishPortal(site, samplePortal('manager', '1.2.0'), options);
    expect(note).toBe('1.1.0 stays a canary for 5% of the users, next to 1.2.0. A watch of it stops.');
    expect(await portal()).toMatchObject({ current: '1.2.0', canary: { version: '1.1.0', percent: 5 } });
    const staged = { ...options, stage: true };
    expect((await publishPortal(site, samplePortal('manager', '1.3.0'), staged)).note).toBeNull();
    expect((await publishPortal(site, samplePortal('manager', '1.1.0'), options)).note).toBeNull();
    expect((await portal()).canary).toBeNull();
  });

  it('ends with 0 %', async () => {
    await setCanary(site, 'manager', '1.1.0', 5);
    await setCanary(site, 'manager', '1.1.0', 0);
    expect((await portal()).canary).toBeNull();
  });

  it.each([
    ['an unknown version', '9.9.9', /has no release 9\.9\.9. It has 1\.1\.0, 1\.0\.0/],
    ['the current version', '1.0.0', /a canary is another version/],
  ])('is refused for %s', async (_, version, reason) => {
    await expect(setCanary(site, 'manager', version, 5)).rejects.toThrow(reason);
  });
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
