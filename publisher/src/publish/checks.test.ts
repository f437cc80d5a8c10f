import { beforeEach, describe, expect, it } from 'vitest';
import type { PortalBuild } from '../build/portal-build';
import type { ShellBuild } from '../build/shell-build';
import { publishPortal } from '../commands/publish-portal';
import { publishSite } from '../commands/publish-site';
import { contentOf } from '../testing/content-of';
import { samplePortal, sampleShell } from '../testing/sample-builds';
import { publishedSite, type TemporarySite } from '../testing/temporary-site';

let site: TemporarySite;
beforeEach(async () => {
  site = await publishedSite('manager', 'engineer');
  return site.remove;
});

const publish = (build: PortalBuild, apiContract: string | null = null) =>
  publishPortal(site, build, { commit: null, apiContract });

describe('publishing a portal is refused, and writes nothing,', () => {
  async function expectRefused(build: PortalBuild, reason: string | RegExp): Promise<void> {
    const before = await contentOf(site.root);
    await expect(publish(build)).rejects.toThrow(reason);
    expect(await contentOf(site.root)).toEqual(before);
  }

  it('with other files under a version that exists', () =>
    expectRefused(
      samplePortal('manager', '1.0.0', { entry: 'changed' }),
      /1\.0\.0\/remoteEntry\.js(\.\w+)? is published already with other content/,
    ));

  it.each([
    ['a library that it does not share', 'vue', '^3.0.0', 'does not share it'],
    ['a newer library', 'react', '^20.0.0', 'has 19.3.1'],
    ['a newer minor version of a library', 'react', '^19.4.0', 'has 19.3.1'],
    ['a newer patch of a library before 1.0.0', '@erm/ui-kit/core', '^0.2.2', 'has 0.2.1'],
    ['a range that is none', 'react', 'workspace:*', 'has 19.3.1'],
  ])('when it needs more of the shell: %s', (_, library, range, problem) =>
    expectRefused(
      samplePortal('manager', '1.1.0', { record: { shares: { [library]: range } } }),
      `needs ${library} ${range}, but this shell ${problem}`,
    ),
  );

  it('when it was built for a newer shell', () =>
    expectRefused(
      samplePortal('manager', '1.1.0', { record: { sdkVersion: '99.0.0' } }),
      'does not run in this shell: It was built for version 99.0.0',
    ));

  it.each<[Partial<PortalBuild['record']>, string]>([
    [{ global: 'name' }, 'which every page has already. Give its container another name'],
    [{ global: 'Promise', format: 'module' }, 'which every page has already'],
    [
      { chunkList: 'rspackChunkshell' },
      'which every page has already. Give its build another "output.uniqueName"',
    ],
    [{ global: 'portal_engineer' }, 'which the portal engineer defines too'],
  ])('with a global of the page or of another portal: %j', (record, problem) =>
    expectRefused(
      samplePortal('manager', '1.1.0', { record }),
      `defines the global ${record.chunkList ?? record.global}, ${problem}`,
    ),
  );

  it.each<[string, Partial<PortalBuild['manifest']>, RegExp]>([
    [
      'a first screen over its budget',
      { budget: 40 },
      /weighs \d+ bytes after gzip when it is opened first, but the budget of manager is 40/,
    ],
    [
      'a further screen over the budget',
      { budget: 100, screens: { '/manager/reports': ['reports'] } },
      /\/manager\/reports weighs \d+ bytes after gzip/,
    ],
    [
      'the code of a screen that is not in the build',
      { screens: { '/manager/reports': ['report'] } },
      /has no chunk "report", which portal\.json lists for \/manager\/reports\. Name one of these: reports/,
    ],
    [
      'the prefix of another portal',
      { name: 'finance', prefix: '/manager' },
      /\/manager belongs to the portal manager/,
    ],
    [
      'a prefix of the product itself',
      { name: 'finance', prefix: '/unauthorized', home: '/unauthorized/dashboard', nav: [] },
      /\/unauthorized belongs to the product itself; choose another prefix/,
    ],
    ['another role', { role: 'engineer' }, /for the role manager; a release cannot move it/],
    [
      'a navigation that leads elsewhere',
      { home: '/engineer/dashboard' },
      /leads to \/engineer\/dashboard, outside \/manager/,
    ],
    [
      'a name that is a path',
      { name: '../../outside', prefix: '/outside', home: '/outside/dashboard', nav: [] },
      /must match pattern/,
    ],
  ])('with %s', (_, manifest, reason) =>
    expectRefused(samplePortal(manifest.name ?? 'manager', '1.1.0', { manifest }), reason),
  );

  it('with a version that is a path', () =>
    expectRefused(samplePortal('manager', '../1.1.0'), 'must match pattern'));
});

describe('the globals of a portal', () => {
  const record = { chunkList: 'webpackChunkapp' };

  it('are not those of a release that another portal can go back to', async () => {
    await publish(samplePortal('engineer', '1.1.0', { record }));
    await publish(samplePortal('engineer', '1.2.0'));
    await expect(publish(samplePortal('manager', '1.1.0', { record }))).rejects.toThrow(
      'webpackChunkapp, which the portal engineer defines too',
    );
  });

  it('may be any that are no names of the page', async () => {
    const build = samplePortal('manager', '1.1.0', { record: { global: 'global' } });
    expect(await publish(build)).toMatchObject({ current: '1.1.0' });
  });
});

describe('the versions that a portal was built against', () => {
  /** Publishes a shell with these and both portals, built for `record`. */
  async function publishShell(
    versions: Partial<ShellBuild['record']>,
    record: Partial<PortalBuild['record']>,
  ) {
    const portals = ['manager', 'engineer'].map((name) => samplePortal(name, '2.0.0', { record }));
    await publishSite(site, { shell: sampleShell('second', versions), portals, commit: null });
  }

  it.each([
    ['1.9.0', true],
    ['2.0.0', true],
    ['2.3.0', false],
    ['3.0.0', true],
  ])('do not fit an API of contract %s: %s', async (apiContract, refused) => {
    const record = { contractVersion: '2.1.0' };
    await publishShell({ contractVersion: '2.3.0' }, record);
    const attempt = publish(samplePortal('manager', '2.1.0', { record }), apiContract);
    if (refused) await expect(attempt).rejects.toThrow(`the running API has ${apiContract}`);
    else await expect(attempt).resolves.toMatchObject({ current: '2.1.0' });
  });

  it('may be newer patches than the shell and the API have', async () => {
    const versions = { sdkVersion: '3.8.0', contractVersion: '2.1.0' };
    await publishShell(versions, versions);
    const record = { sdkVersion: '3.8.7', contractVersion: '2.1.7', shares: { react: '^19.3.7' } };
    expect(await publish(samplePortal('manager', '2.1.0', { record }), '2.1.0')).toMatchObject({
      current: '2.1.0',
      release: record,
    });
  });
});
