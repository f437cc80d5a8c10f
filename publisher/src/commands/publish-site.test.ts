import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPortal, readRegistry } from '../publish/site';
import { samplePortal, sampleShell } from '../testing/sample-builds';
import { contentOf } from '../testing/content-of';
import { temporarySite, type TemporarySite } from '../testing/temporary-site';
import { promote, removePortal, rollBack, setCanary } from './change-portal';
import { publishSite } from './publish-site';

let site: TemporarySite;
beforeEach(async () => {
  site = await temporarySite();
  return site.remove;
});

const portals = [samplePortal('manager', '1.0.0'), samplePortal('engineer', '1.0.0')];
const publish = (shell = sampleShell(), built = portals, options = {}) =>
  publishSite(site, { shell, portals: built, commit: 'c0ffee' }, options);

describe('publishSite', () => {
  it('publishes the shell and the portals with the digest of every file that the page loads', async () => {
    await publish();
    const { shell, portals: published } = await readRegistry(site);
    expect(published.map(({ name, current }) => [name, current])).toEqual([
      ['engineer', '1.0.0'],
      ['manager', '1.0.0'],
    ]);
    const [release] = published[1]?.releases ?? [];
    expect(release).toMatchObject({ commit: 'c0ffee', entry: '/portals/manager/1.0.0/remoteEntry.js' });
    const digest = expect.stringMatching(/^sha256-[\w+/]{43}=$/);
    expect(release?.files).toEqual([
      { path: '/portals/manager/1.0.0/remoteEntry.js', integrity: digest },
      { path: '/portals/manager/1.0.0/portal.1.js', integrity: digest },
    ]);
    expect(shell.scripts).toEqual([{ path: '/shell/main.main.js', integrity: digest }]);
    expect(shell.lazyShares).toEqual({ zod: [{ path: '/shell/zod.1.js', integrity: digest }] });
  });

  it('puts compressed copies next to text, and none next to fonts', async () => {
    await publish();
    const file = join(site.siteDir, 'shell/main.main.js');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe('main');
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe('main');
    expect(await readdir(join(site.siteDir, 'shell'))).not.toContain('font.1.woff2.br');
  });

  it('changes nothing when nothing was built', async () => {
    await publish();
    const before = await contentOf(site.siteDir);
    await publish();
    expect(await contentOf(site.siteDir)).toEqual(before);
  });

  it('keeps the versions before, of the portals for a rollback and of the shell for open tabs', async () => {
    await publish();
    await publish(sampleShell('second'), [
      samplePortal('manager', '1.1.0'),
      samplePortal('engineer', '1.0.0'),
    ]);
    expect(await readPortal(site, 'manager')).toMatchObject({ current: '1.1.0', previous: ['1.0.0'] });
    expect((await readRegistry(site)).shell.inventories).toHaveLength(2);
    expect(await readdir(join(site.siteDir, 'shell'))).toContain('main.main.js');
  });

  it('leaves portals alone that others publish', async () => {
    await publish();
    await publish(sampleShell('second'), [samplePortal('manager', '1.1.0')]);
    expect((await readPortal(site, 'engineer')).current).toBe('1.0.0');
    expect((await readPortal(site, 'manager')).current).toBe('1.1.0');
    await removePortal(site, 'engineer');
    expect((await readRegistry(site)).portals.map(({ name }) => name)).toEqual(['manager']);
  });

  it('does not undo a rollback, and goes back to an earlier version if that is what was built', async () => {
    const next = [samplePortal('manager', '1.1.0'), samplePortal('engineer', '1.0.0')];
    await publish();
    await publish(sampleShell(), next);
    await rollBack(site, 'manager');
    expect(await publish(sampleShell(), next)).toEqual([
      'manager 1.1.0 was taken back or only staged, so 1.0.0 stays current.',
    ]);
    await promote(site, 'manager', '1.1.0', true);
    expect(await publish()).toEqual([]);
    await setCanary(site, 'manager', '1.1.0', 5);
    expect(await publish(sampleShell(), [samplePortal('manager', '1.2.0')])).toEqual([
      'manager 1.1.0 stays a canary for 5% of the users, next to 1.2.0. A watch of it stops.',
    ]);
    await rollBack(site, 'manager');
    expect((await readPortal(site, 'manager')).current).toBe('1.0.0');
  });

  it.each([
    ['with its portals', portals],
    ['alone', []],
  ])('publishes a shell %s only if every portal that users have runs in it', async (_, built) => {
    await publish();
    const other = sampleShell('other', { shares: { react: '20.0.0' } });
    await expect(publish(other, built)).rejects.toThrow(
      /needs react \^19\.0\.0, but this shell has 20\.0\.0/,
    );
    expect((await readRegistry(site)).shell.scripts).toMatchObject([{ path: '/shell/main.main.js' }]);
    await publish(sampleShell('next'), built);
    expect((await readRegistry(site)).shell.scripts).toMatchObject([{ path: '/shell/main.next.js' }]);
  });

  it('refuses a registry that does not verify, and writes nothing', async () => {
    await publish();
    await writeFile(join(site.siteDir, 'portals.json'), '{"portals": []}');
    const before = await contentOf(site.siteDir);
    await expect(publish(sampleShell('second'))).rejects.toThrow(
      /^The registry in .* cannot be used: It is not signed\. Publish with the key that signed it/,
    );
    expect(await contentOf(site.siteDir)).toEqual(before);
  });

  it('replaces a registry that does not verify where it is told to, and keeps a copy', async () => {
    await publish();
    const before = await readRegistry(site);
    await writeFile(join(site.siteDir, 'portals.json'), '{"portals": []}');
    const notes = await publish(sampleShell(), portals, { replacing: true });
    expect(notes).toEqual([
      expect.stringMatching(
        /^The registry was started anew\. It is not signed\. The former one is portals\..*\.json\.$/,
      ),
    ]);
    const after = await readRegistry(site);
    expect(after.portals).toHaveLength(2);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    const copy = /is (\S+)\.$/.exec(notes[0] ?? '')?.[1] ?? '';
    expect(await readFile(join(site.siteDir, copy), 'utf8')).toBe('{"portals": []}');
  });

  it('sends nothing when one of the portals is refused', async () => {
    await publish();
    const before = await contentOf(site.siteDir);
    const built = [
      samplePortal('manager', '1.1.0'),
      samplePortal('finance', '1.0.0', { manifest: { prefix: '/manager' } }),
    ];
    await expect(publish(sampleShell('second'), built)).rejects.toThrow(
      '/manager belongs to the portal manager',
    );
    expect(await contentOf(site.siteDir)).toEqual(before);
  });
});
