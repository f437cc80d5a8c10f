import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { publishPortal } from './commands/publish-portal';
import { verifySite } from './commands/verify';
import { readPortal, readRegistry } from './publish/site';
import { commandLine, variablesOf, type CommandLine } from './testing/command-line';
import { samplePortal, sampleShell } from './testing/sample-builds';
import { publishedSite, temporarySite, type TemporarySite } from './testing/temporary-site';
import { writeBuild, writeShellBuild } from './testing/write-build';

let site: TemporarySite;
let start: CommandLine;
beforeAll(async () => {
  site = await publishedSite('manager');
  start = await commandLine(() => site);
  return site.remove;
});

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
    onTestFinished(other.remove);
    const args = ['site', join(builds, 'shell'), '--portals', builds];
    expect(await start(args, variablesOf(other)).ended).toMatchObject({ code: 0 });
    const { portals } = await readRegistry(other);
    expect(portals.map(({ name }) => name)).toEqual(['finance', 'travel']);
  });

  it.each(['manager', 'engineer'] as const)('stages a build, and says how %ss see it', async (role) => {
    const folder = join(site.root, `desk-of-${role}`);
    const build = (version: string) => samplePortal('desk', version, { manifest: { role } });
    await publishPortal(site, build('1.0.0'), { commit: null, apiContract: null });
    const version = await writeBuild(folder, build('1.1.0'));
    const { output } = await run('publish', folder, '--stage');
    expect(output).toContain(`Staged desk ${version}.`);
    expect(output).toContain(`${role}s see it at /desk?portal=desk@${version}\n`);
    await run('promote', 'desk', version);
    expect((await run('publish', folder, '--stage')).output).toMatch(
      new RegExp(`^desk ${version} is current already, so there is nothing to stage\\. [^\n]+\n$`),
    );
    await run('remove', 'desk');
  });

  it('says what a change means for the canary of another version', async () => {
    const staged = { commit: null, apiContract: null, stage: true };
    for (const version of ['1.2.1', '1.2.2', '1.2.3'])
      await publishPortal(site, samplePortal('manager', version), staged);
    const outputOf = async (...args: string[]) => (await run(...args)).output;
    await run('canary', 'manager', '1.2.1', '5');
    const stays = '1.2.1 stays a canary for 5% of the users, next to';
    expect(await outputOf('promote', 'manager', '1.2.2')).toContain(`${stays} 1.2.2. A watch of it stops.`);
    const folder = join(site.root, 'noted-portal');
    const next = await writeBuild(folder, samplePortal('manager', '1.2.4'));
    expect(await outputOf('publish', folder)).toContain(`${stays} ${next}. A watch of it stops.`);
    expect(await outputOf('canary', 'manager', '1.2.3', '5')).toBe(
      '5% of the users get manager 1.2.3. 1.2.1 is no longer a canary.\n',
    );
    expect(await outputOf('canary', 'manager', '1.2.3', '9')).toBe('9% of the users get manager 1.2.3.\n');
    expect(await outputOf('rollback', 'manager', '1.0.0')).toBe(
      'manager is back on 1.0.0. 1.2.3 is no longer a canary.\n',
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
    expect((await readPortal(site, 'manager')).current).toBe(last);
  }, 120_000);
});
