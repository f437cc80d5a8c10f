import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishSite } from './commands/publish-site';
import { readPortal, readRegistry } from './publish/site';
import { publicKeyFileOf } from './registry';
import { commandLine, type CommandLine } from './testing/command-line';
import { startLocalS3, type LocalS3 } from './testing/local-s3';
import { samplePortal, sampleShell } from './testing/sample-builds';
import { temporarySite, type TemporarySite } from './testing/temporary-site';
import { writeBuild, writeShellBuild } from './testing/write-build';

let s3: LocalS3;
beforeAll(async () => {
  s3 = await startLocalS3();
  return s3.close;
});

describe.each([
  ['a folder', () => undefined],
  ['a bucket', () => s3.address('keys')],
])('in %s, a team with only the key of its portal', (_, address) => {
  let site: TemporarySite;
  let start: CommandLine;
  let build: string;
  let key: string;
  beforeAll(async () => {
    site = await temporarySite(address());
    start = await commandLine(() => site);
    build = join(site.root, 'manager-portal');
    const portals = [samplePortal('finance', '1.0.0'), samplePortal('manager', '1.0.0')];
    const before = [samplePortal('finance', '0.9.0')];
    await publishSite(site, { shell: sampleShell(), portals: before, commit: null });
    await publishSite(site, { shell: sampleShell(), portals, commit: null });
    await asSite('new-key', teamKey());
    key =
      /key (\w{16}) may/.exec((await asSite('grant', 'manager', publicKeyFileOf(teamKey()))).output)?.[1] ??
      '';
    return site.remove;
  });

  const teamKey = () => join(site.root, 'team.pem');
  const team = () => ({ SITE_SIGNING_KEY: teamKey(), SITE_PUBLIC_KEYS: publicKeyFileOf(site.keyFile) });
  const asSite = (...args: string[]) => start(args).ended;
  const asTeam = (...args: string[]) => start(args, team()).ended;
  const manager = () => readPortal(site, 'manager');

  it('publishes, stages, gives to a share, promotes, and rolls back its portal, which the log tells', async () => {
    const { output } = await asTeam('list', 'manager');
    expect(output).toContain('1.0.0');
    const versions: string[] = [];
    for (const [version, ...options] of [['1.1.0'], ['1.2.0', '--stage']] as const) {
      versions.push(await writeBuild(build, samplePortal('manager', version)));
      expect(await asTeam('publish', build, ...options)).toMatchObject({ code: 0 });
    }
    const [first = '', second = ''] = versions;
    expect((await asTeam('canary', 'manager', second, '5')).code).toBe(0);
    expect((await asTeam('promote', 'manager')).code).toBe(0);
    expect((await asTeam('rollback', 'manager')).output).toBe(`manager is back on ${first}.\n`);
    expect((await asTeam('verify')).code).toBe(0);
    const lines = (await asTeam('log', 'manager')).output.trimEnd().split('\n');
    const told = lines.map((line) => line.split(/ {2,}/).slice(1));
    const siteKey = told.at(-1)?.[0] ?? '';
    expect(siteKey).not.toBe(key);
    expect(told).toEqual([
      [key, 'rollback', second, 'c0ffee', `to ${first}`],
      [key, 'promote', second, 'c0ffee'],
      [key, 'canary', second, 'c0ffee', '5 %'],
      [key, 'stage', second, 'c0ffee'],
      [key, 'publish', first, 'c0ffee'],
      [siteKey, 'grant', key],
      [siteKey, 'publish', '1.0.0'],
    ]);
  });

  it('changes nothing else, and is told so before anything is written', async () => {
    const before = await readRegistry(site);
    const other = join(site.root, 'other-portal');
    const shell = join(site.root, 'shell');
    await writeBuild(other, samplePortal('finance', '1.1.0'));
    await writeShellBuild(shell, sampleShell('second'));
    const only = `The key ${key} may change manager only. Everything else takes the key of the site.\n`;
    for (const args of [
      ['publish', other],
      ['rollback', 'finance'],
      ['canary', 'finance', '0.9.0', '5'],
      ['promote', 'finance', '0.9.0'],
      ['remove', 'manager'],
      ['grant', 'finance', publicKeyFileOf(teamKey())],
      ['revoke', 'manager', key],
      ['site', shell],
    ]) {
      const { code, output } = await asTeam(...args);
      expect([code, output], args.join(' ')).toEqual([1, only]);
    }
    await writeBuild(build, samplePortal('manager', '1.3.0', { manifest: { prefix: '/finances' } }));
    expect((await asTeam('publish', build)).output).toContain('a release cannot move it to /finances');
    expect(await readRegistry(site)).toEqual(before);
    expect(await site.store.read(`portals/finance/1.1.0/inventory.json`)).toBeNull();
  });

  it('is refused a version that was taken back, unless it says so', async () => {
    const version = await writeBuild(build, samplePortal('manager', '1.4.0'));
    await asTeam('publish', build);
    await asTeam('rollback', 'manager');
    const refused = new RegExp(
      `^manager ${version} was taken back on \\d{4}-\\d\\d-\\d\\d\\. To give it to users all the same, add --again\\.\n$`,
    );
    for (const args of [
      ['publish', build],
      ['promote', 'manager', version],
      ['canary', 'manager', version, '5'],
    ]) {
      const { code, output } = await asTeam(...args);
      expect([code, output], args.join(' ')).toEqual([1, expect.stringMatching(refused)]);
    }
    expect((await asTeam('publish', build, '--stage')).code).toBe(0);
    expect((await asTeam('canary', 'manager', version, '5', '--again')).code).toBe(0);
    expect((await asTeam('canary', 'manager', version, '0')).code).toBe(0);
    expect((await asTeam('canary', 'manager', version, '5')).output).toMatch(refused);
    expect((await asTeam('publish', build, '--again')).code).toBe(0);
    expect((await manager()).current).toBe(version);
  });

  it('has its releases after its key was taken, and changes nothing any more', async () => {
    expect((await asTeam('keys', 'manager')).output).toMatch(
      new RegExp(
        `^manager may be changed with\n {2}\\w{16} {2}the key of the site\n {2}${key} {2}MCow\\S+\n$`,
      ),
    );
    const { current } = await manager();
    expect((await asSite('revoke', 'manager', key)).output).toContain('What it has published stays.');
    expect((await asTeam('rollback', 'manager')).output).toBe(
      `The key ${key} may not change anything in this site. "keys <name>" lists the keys that may.\n`,
    );
    expect(await manager()).toMatchObject({ current });
    expect(await manager()).not.toHaveProperty('keys');
  });

  it.each<[string[], string]>([
    [
      ['revoke', 'manager', '0123456789abcdef'],
      'manager has no key 0123456789abcdef. It has none of its own.',
    ],
    [
      ['grant', 'manager', 'nonsense'],
      '"nonsense" must be the file, or the text, of one Ed25519 public key.',
    ],
    [['grant', 'nobody', '/dev/null'], 'The public keys /dev/null cannot be read'],
    [['keys', 'nobody'], 'There is no portal "nobody"'],
    [['log', 'nobody'], 'There is no portal "nobody"'],
    [['new-key', '/dev/null'], '/dev/null exists; choose another file.'],
  ])('is told in a sentence what is wrong with %j', async (args, sentence) => {
    const { code, output } = await asSite(...args);
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(output).not.toMatch(/^ {4}at /m);
  });
});
