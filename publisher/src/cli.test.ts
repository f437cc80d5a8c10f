import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishSite } from './commands/publish-site';
import { verifySite } from './commands/verify';
import { readRegistry } from './publish/site';
import { parsePublicKeys, publicKeyFileOf, readSignedRegistry } from './registry';
import { commandLine, type CommandLine } from './testing/command-line';
import { contentOf } from './testing/content-of';
import { samplePortal, sampleShell } from './testing/sample-builds';
import { serveMetrics, type MetricsServer } from './testing/serve-metrics';
import { temporarySite, type TemporarySite } from './testing/temporary-site';
import { writeBuild, writeShellBuild } from './testing/write-build';

let site: TemporarySite;
let start: CommandLine;
beforeAll(async () => {
  site = await temporarySite();
  start = await commandLine(site);
  await publishSite(site, {
    shell: sampleShell(),
    portals: [samplePortal('manager', '1.0.0')],
    commit: null,
  });
});
afterAll(() => site.remove());

/** Runs the command to its end. */
const run = (...args: string[]) => start(args).ended;

describe('the command line', () => {
  it('publishes a build, lists it, and takes it back', async () => {
    const folder = join(site.root, 'manager-portal');
    const version = await writeBuild(folder, samplePortal('manager', '1.1.0'));
    expect(version).toMatch(/^1\.1\.0-[0-9a-f]{8}$/);
    expect(await run('publish', folder)).toMatchObject({ code: 0, output: expect.stringContaining(version) });
    const { output } = await run('list');
    expect(output).toMatch(
      new RegExp(
        `manager {2}/manager {2}for managers\n {2}${version} +current .* c0ffee\n {2}1\\.0\\.0 +previous`,
      ),
    );
    expect((await run('rollback', 'manager')).output).toBe('manager is back on 1.0.0.\n');
    expect((await run('verify')).output).toBe('Every published file is what was published.\n');
  });

  it('publishes a shell with every portal in a folder, which are not listed anywhere', async () => {
    const builds = join(site.root, 'builds');
    await writeShellBuild(join(builds, 'shell'), sampleShell());
    await writeBuild(join(builds, 'finance-portal'), samplePortal('finance', '1.0.0'));
    await writeBuild(join(builds, 'travel-portal'), samplePortal('travel', '1.0.0'));
    const other = await temporarySite();
    try {
      const { ended } = start(['site', join(builds, 'shell'), '--portals', builds], {
        SITE_DIR: other.siteDir,
        SITE_SIGNING_KEY: other.keyFile,
      });
      expect(await ended).toMatchObject({ code: 0 });
      const { portals } = await readRegistry(other);
      expect(portals.map(({ name }) => name).sort()).toEqual(['finance', 'travel']);
    } finally {
      await other.remove();
    }
  });

  it('stages a build, and says how to look at it', async () => {
    const folder = join(site.root, 'staged-portal');
    const version = await writeBuild(folder, samplePortal('manager', '1.2.0'));
    const { output } = await run('publish', folder, '--stage');
    expect(output).toContain(`Staged manager ${version}.`);
    expect(output).toContain(`managers see it at /manager?portal=manager@${version}\n`);
    await run('promote', 'manager', version);
    expect((await run('publish', folder, '--stage')).output).toMatch(
      new RegExp(`^manager ${version} is current already, so there is nothing to stage\\. [^\n]+\n$`),
    );
    await run('rollback', 'manager');
  });

  it('says that engineers can look at what is staged of their portal', async () => {
    const folder = join(site.root, 'engineer-portal');
    const build = (version: string) => samplePortal('desk', version, { manifest: { role: 'engineer' } });
    await writeBuild(folder, build('1.0.0'));
    await run('publish', folder);
    const version = await writeBuild(folder, build('1.1.0'));
    const { output } = await run('publish', folder, '--stage');
    expect(output).toContain(`engineers see it at /desk?portal=desk@${version}\n`);
    await run('remove', 'desk');
  });

  it('says what a change means for the canary of another version', async () => {
    const folder = join(site.root, 'noted-portal');
    const stage = async (version: string) => {
      const staged = await writeBuild(folder, samplePortal('manager', version));
      await run('publish', folder, '--stage');
      return staged;
    };
    const first = await stage('1.2.1');
    const second = await stage('1.2.2');
    await run('canary', 'manager', first, '5');
    const stays = `${first} stays a canary for 5% of the users, next to`;
    expect((await run('promote', 'manager', second)).output).toContain(
      `${stays} ${second}. A watch of it stops.`,
    );
    await run('publish', folder);
    const third = await writeBuild(folder, samplePortal('manager', '1.2.3'));
    expect((await run('publish', folder)).output).toContain(`${stays} ${third}. A watch of it stops.`);
    expect((await run('canary', 'manager', second, '5')).output).toBe(
      `5% of the users get manager ${second}. ${first} is no longer a canary.\n`,
    );
    expect((await run('canary', 'manager', second, '9')).output).toBe(
      `9% of the users get manager ${second}.\n`,
    );
    expect((await run('rollback', 'manager', '1.0.0')).output).toBe(
      `manager is back on 1.0.0. ${second} is no longer a canary.\n`,
    );
  });

  it.each([
    [['rollback', 'nobody'], 'There is no portal "nobody". Published are manager.'],
    [['site', '/nowhere/shell', '--portals', '/nowhere'], '/nowhere/shell/dist/shell.json cannot be used'],
    [['publish', '/nowhere'], '/nowhere/portal.json cannot be used'],
    [['verify', 'nobody'], 'There is no portal "nobody".'],
    [['list', 'nobody'], 'There is no portal "nobody".'],
  ])('refuses %j in a sentence and with exit code 1', async (args, sentence) => {
    const { code, output } = await run(...args);
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(output).not.toMatch(/^ {4}at /m);
  });

  it.each([
    [[], ''],
    [['deploy'], "error: unknown command 'deploy'"],
    [['publish'], "error: missing required argument 'folder'"],
    [['list', 'manager', 'engineer'], "error: too many arguments for 'list'"],
    [['site', '/nowhere', '--stage'], "error: unknown option '--stage'"],
    [['canary', 'manager', '1.1.0', 'half'], 'It must be a percentage from 0 to below 100.'],
    [['canary', 'manager', '1.1.0', ''], 'It must be a percentage from 0 to below 100.'],
    [['canary', 'manager', '1.1.0', '5', '--loads', '500'], "error: option '--loads' needs --watch"],
    [['canary', 'manager', '1.1.0', '5', '--watch', '--loads', '20'], 'It must be a number from 100.'],
    [['prune', '--days', '0.5'], 'It must be a number from 1.'],
    [['canary', 'manager', '1.1.0', '5', '--watch', '--hours', 'many'], 'It must be a number above 0.'],
    [['canary', 'manager', '1.1.0', '5', '--watch', '--every', '0'], 'It must be a number above 0.'],
  ])('refuses %j with its usage and exit code 2', async (args, sentence) => {
    const { code, output } = await run(...args);
    expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
    expect(output).toMatch(
      new RegExp(`^Usage: publisher ${args[0] === 'deploy' ? '' : (args[0] ?? '')}`, 'm'),
    );
    expect(output).not.toMatch(/^ {4}at /m);
  });

  it.each([['--help'], ['-h'], ['canary', '--help'], ['publish', '/nowhere', '-h'], ['help', 'site']])(
    'shows how to use it when asked: %s %s %s',
    async (...args) => {
      expect(await run(...args)).toMatchObject({
        code: 0,
        output: expect.stringMatching(/^Usage: publisher/),
      });
    },
  );

  it('never makes a key but for a first publication', async () => {
    const keyFile = join(site.root, 'other-key.pem');
    const shell = join(site.root, 'shell');
    await writeShellBuild(shell, sampleShell('second'));
    const before = await contentOf(site.siteDir);
    for (const [args, sentence] of [
      [['list'], 'The signing key'],
      [['site', shell], 'is published, but its signing key is not in'],
    ] as const) {
      const { code, output } = await start([...args], { SITE_SIGNING_KEY: keyFile }).ended;
      expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
      expect(existsSync(keyFile)).toBe(false);
    }
    expect(await contentOf(site.siteDir)).toEqual(before);
  });

  it('starts anew without the lost key of a site, by an explicit word and with a key that the API trusts', async () => {
    const other = await temporarySite();
    const shell = join(other.root, 'shell');
    await writeShellBuild(shell, sampleShell());
    await publishSite(other, { shell: sampleShell(), portals: [], commit: null });
    await rm(other.keyFile);
    const lost = { SITE_DIR: other.siteDir, SITE_SIGNING_KEY: other.keyFile };
    try {
      expect(await start(['site', shell], lost).ended).toMatchObject({ code: 1 });
      expect(await start(['site', shell, '--replace-registry'], lost).ended).toMatchObject({ code: 0 });
      const trusted = parsePublicKeys(await readFile(publicKeyFileOf(other.keyFile), 'utf8'));
      const registry = await readFile(join(other.siteDir, 'portals.json'), 'utf8');
      expect(readSignedRegistry(registry, trusted).shell.scripts).toHaveLength(1);
    } finally {
      await other.remove();
    }
  });

  it('lists and verifies a site with its public key alone, and changes nothing without the private one', async () => {
    const publicKeys = {
      SITE_SIGNING_KEY: join(site.root, 'not-here.pem'),
      SITE_PUBLIC_KEYS: publicKeyFileOf(site.keyFile),
    };
    const before = await contentOf(site.siteDir);
    expect((await start(['list'], publicKeys).ended).output).toContain('manager  /manager');
    expect(await start(['verify'], publicKeys).ended).toMatchObject({ code: 0 });
    expect((await start(['prune', '--dry-run'], publicKeys).ended).output).toBe(
      'Would delete nothing: the registry lists what is older than 30 days.\n',
    );
    expect(await start(['remove', 'manager'], publicKeys).ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('not-here.pem cannot be read'),
    });
    expect(await contentOf(site.siteDir)).toEqual(before);
  });

  it('with another key than that of the site changes nothing but by an explicit word', async () => {
    const other = await temporarySite();
    const shell = join(other.root, 'shell');
    await writeShellBuild(shell, sampleShell());
    await publishSite(other, {
      shell: sampleShell(),
      portals: [samplePortal('manager', '1.0.0')],
      commit: null,
    });
    const former = await readFile(join(other.siteDir, 'portals.json'), 'utf8');
    const wrongKey = { SITE_DIR: other.siteDir, SITE_SIGNING_KEY: site.keyFile };
    try {
      const refused = await start(['site', shell], wrongKey).ended;
      expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('which is not trusted')]);
      expect(await readFile(join(other.siteDir, 'portals.json'), 'utf8')).toBe(former);
      expect(await start(['site', shell, '--replace-registry'], wrongKey).ended).toMatchObject({ code: 0 });
      const copies = (await readdir(other.siteDir)).filter((name) => /^portals\..+\.json$/.test(name));
      expect(await Promise.all(copies.map((name) => readFile(join(other.siteDir, name), 'utf8')))).toEqual([
        former,
      ]);
    } finally {
      await other.remove();
    }
  });

  it('killed at any moment, leaves a site that verifies and that can be published to at once', async () => {
    const folder = join(site.root, 'killed-portal');
    await writeBuild(folder, samplePortal('manager', '1.9.0'));
    const started = performance.now();
    await run('publish', folder);
    const duration = performance.now() - started;
    let killed = 0;
    let last = '';
    for (let round = 0; round < 12; round += 1) {
      last = await writeBuild(folder, samplePortal('manager', `2.${round}.0`));
      const { child } = start(['publish', folder]);
      const timer = setTimeout(() => child.kill('SIGKILL'), (duration * (round + 0.5)) / 12);
      const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
      clearTimeout(timer);
      if (signal) killed += 1;
      expect(await verifySite(site)).toEqual([]);
    }
    expect(killed).toBeGreaterThan(0);
    expect(await run('publish', folder)).toMatchObject({ code: 0 });
    expect((await readRegistry(site)).portals[0]?.current).toBe(last);
  }, 120_000);
});
