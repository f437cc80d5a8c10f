import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { shellInventoryPath } from '@erm/portal-sdk/registry';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRegistry, type Site } from '../publish/site';
import { openStore } from '../store';
import { startLocalS3, type LocalS3 } from '../testing/local-s3';
import { samplePortal, sampleShell } from '../testing/sample-builds';
import { publishedSite, type TemporarySite } from '../testing/temporary-site';
import { removePortal, setCanary } from './change-portal';
import { prune } from './prune';
import { publishPortal } from './publish-portal';
import { publishSite } from './publish-site';
import { verifySite } from './verify';

const options = { commit: null, apiContract: null };
const LATER = Date.now() + 31 * 24 * 60 * 60_000;

let s3: LocalS3;
let folder: TemporarySite;
let rounds = 0;
beforeAll(async () => {
  s3 = await startLocalS3();
  return s3.close;
});
beforeEach(async () => {
  folder = await publishedSite('manager', 'engineer', 'cost-2');
  return folder.remove;
});

const pathsOf = async (site: Site) =>
  (await Promise.all(['portals', 'shell', 'storybook'].map((below) => site.store.list(below))))
    .flat()
    .map(({ path }) => path);
const foldersOf = async (site: Site) =>
  [...new Set((await pathsOf(site)).map((path) => path.split('/').slice(0, 3).join('/')))].filter((path) =>
    path.startsWith('portals/'),
  );

/** Removes two of the three portals. The third gets every kind of release. */
async function leaveOne(site: Site): Promise<void> {
  await publishPortal(site, samplePortal('manager', '1.1.0'), options);
  for (const version of ['1.2.0', '1.3.0'])
    await publishPortal(site, samplePortal('manager', version), { ...options, stage: true });
  await setCanary(site, 'manager', '1.2.0', 5);
  await removePortal(site, 'engineer');
  await removePortal(site, 'cost-2');
}
const GONE = ['portals/engineer/1.0.0', 'portals/cost-2/1.0.0'];

/** The site of the folder, in a bucket. */
async function copyToBucket(): Promise<Site> {
  const store = await openStore(s3.address(`pruned-${rounds++}`));
  for (const path of ['portals.json', ...(await pathsOf(folder))])
    await store.write(path, (await folder.store.read(path))?.content ?? Buffer.of());
  return { ...folder, store };
}

describe.each([
  ['a folder', () => Promise.resolve(folder)],
  ['a bucket', copyToBucket],
])('pruning %s', (_, open: () => Promise<Site>) => {
  it('deletes the releases that the registry no longer lists, and keeps all others', async () => {
    await leaveOne(folder);
    const site = await open();
    const before = await pathsOf(site);

    const planned = await prune(site, { days: 30, dryRun: true, now: LATER });
    expect(planned).toMatch(/^Would delete 26 files, \d+ kB\.\n/);
    for (const path of GONE) expect(planned).toContain(`  ${path}: 13 files, `);
    expect(await pathsOf(site)).toEqual(before);

    expect(await prune(site, { days: 30, dryRun: false, now: LATER })).toBe(
      planned.replace('Would delete', 'Deleted'),
    );
    const isGone = (path: string) => GONE.some((release) => path.startsWith(`${release}/`));
    expect(await pathsOf(site)).toEqual(before.filter((path) => !isGone(path)));
    expect(await verifySite(site)).toEqual([]);
    expect(await prune(site, { days: 30, dryRun: false, now: LATER })).toBe(
      'Deleted nothing: the registry lists what is older than 30 days.',
    );
  }, 60_000);

  it('deletes the files of the shell that none of its inventories lists', async () => {
    for (let build = 0; build <= 12; build += 1)
      await publishSite(folder, { shell: sampleShell(`build${build}`), portals: [], commit: null });
    const { inventories } = (await readRegistry(folder)).shell;
    const site = await open();
    await prune(site, { days: 30, dryRun: false, now: LATER });
    const left = await pathsOf(site);
    expect(left.filter((path) => path.startsWith('shell/main.') && path.endsWith('.js'))).toHaveLength(11);
    expect(left).not.toContain('shell/main.build1.js');
    expect(left).toContain('shell/font.1.woff2');
    expect(left.filter((path) => path.startsWith('shell/inventory')).sort()).toEqual(
      inventories.map(shellInventoryPath).sort(),
    );
    expect(await verifySite(site)).toEqual([]);
  }, 60_000);

  it('keeps what is younger than the limit, and what it does not know', async () => {
    await leaveOne(folder);
    const site = await open();
    const unknown = ['portals/notes.txt', 'portals/manager/notes.txt', 'portals/Manager/1.0.0/a.js', 'a.txt'];
    for (const path of [...unknown, 'storybook/index.html']) await site.store.write(path, Buffer.from('x'));
    const before = await pathsOf(site);
    await prune(site, { days: 32, dryRun: false, now: LATER });
    expect(await pathsOf(site)).toEqual(before);
    await prune(site, { days: 30, dryRun: false, now: LATER });
    for (const path of [...unknown, 'storybook/index.html'])
      expect(await site.store.read(path), path).not.toBeNull();
    expect(await foldersOf(site)).toEqual(expect.not.arrayContaining(GONE));
  }, 60_000);
});

describe('pruning', () => {
  it('leaves a publication that has sent files of an old version, but has not registered it yet', async () => {
    const site = folder;
    await leaveOne(site);
    const old = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    for (const path of await pathsOf(site)) await utimes(join(site.siteDir, path), old, old);
    let pruned = '';
    const { store } = site;
    // Prunes at the last moment before the registry changes.
    const replace: typeof store.replace = async (...changed) => {
      pruned = await prune(site, { days: 30, dryRun: false });
      await store.replace(...changed);
    };
    await publishPortal(
      { ...site, store: { ...store, replace } },
      samplePortal('engineer', '1.0.0'),
      options,
    );
    expect(pruned).toMatch(/^Deleted 13 files, .*\n {2}portals\/cost-2\/1\.0\.0: [^\n]*$/);
    expect(await verifySite(site)).toEqual([]);
  });

  it('keeps the shell, and says so, when one of its inventories is missing', async () => {
    await leaveOne(folder);
    const [digest = ''] = (await readRegistry(folder)).shell.inventories;
    await rm(join(folder.siteDir, shellInventoryPath(digest)));
    const before = await folder.store.list('shell');
    expect(await prune(folder, { days: 30, dryRun: false, now: LATER })).toMatch(
      /\n {2}Nothing of the shell, because shell\/inventory-\w+\.json is missing\.$/,
    );
    expect(await folder.store.list('shell')).toEqual(before);
  });

  it('deletes nothing where the registry does not verify', async () => {
    await leaveOne(folder);
    const before = await pathsOf(folder);
    await folder.store.write('portals.json', Buffer.from('{"portals": []}'));
    await expect(prune(folder, { days: 30, dryRun: false, now: LATER })).rejects.toThrow();
    expect(await pathsOf(folder)).toEqual(before);
  });
});
