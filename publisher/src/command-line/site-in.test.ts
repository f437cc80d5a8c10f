import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { parsePublicKeys, publicKeyFileOf, readSignedRegistry } from '../registry';
import { commandLine, type CommandLine } from '../testing/command-line';
import { contentOf } from '../testing/content-of';
import { sampleShell } from '../testing/sample-builds';
import { publishedSite, temporarySite, type TemporarySite } from '../testing/temporary-site';
import { writeShellBuild } from '../testing/write-build';

let site: TemporarySite;
let shell: string;
let start: CommandLine;
beforeAll(async () => {
  start = await commandLine(() => site);
});
beforeEach(async () => {
  site = await publishedSite('manager');
  shell = join(site.root, 'shell');
  await writeShellBuild(shell, sampleShell('second'));
  return site.remove;
});

/** Runs a command of the publisher to its end. */
const run = (args: string[], env?: NodeJS.ProcessEnv) => start(args, env).ended;
const registryText = () => readFile(join(site.siteDir, 'portals.json'), 'utf8');

describe('the key of a site', () => {
  it.each([
    [() => ['list'], 'The signing key'],
    [() => ['site', shell], 'is published, but its signing key is not in'],
  ])('is made for a first publication only', async (args, sentence) => {
    const keyFile = join(site.root, 'other-key.pem');
    const before = await contentOf(site.siteDir);
    const { code, output } = await run(args(), { SITE_SIGNING_KEY: keyFile });
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(existsSync(keyFile)).toBe(false);
    expect(await contentOf(site.siteDir)).toEqual(before);
  });

  it('that is lost is replaced by an explicit word, with one that the API trusts', async () => {
    await rm(site.keyFile);
    expect(await run(['site', shell])).toMatchObject({ code: 1 });
    expect(await run(['site', shell, '--replace-registry'])).toMatchObject({ code: 0 });
    const trusted = parsePublicKeys(await readFile(publicKeyFileOf(site.keyFile), 'utf8'));
    expect(readSignedRegistry(await registryText(), trusted).shell.scripts).toHaveLength(1);
  });

  it('is not needed to list and verify, for which the public one is enough, but to change anything', async () => {
    const publicKeys = {
      SITE_SIGNING_KEY: join(site.root, 'not-here.pem'),
      SITE_PUBLIC_KEYS: publicKeyFileOf(site.keyFile),
    };
    const before = await contentOf(site.siteDir);
    expect((await run(['list'], publicKeys)).output).toContain('manager  /manager');
    expect(await run(['verify'], publicKeys)).toMatchObject({ code: 0 });
    expect((await run(['prune', '--dry-run'], publicKeys)).output).toBe(
      'Would delete nothing: the registry lists what is older than 30 days.\n',
    );
    expect(await run(['remove', 'manager'], publicKeys)).toMatchObject({
      code: 1,
      output: expect.stringContaining('not-here.pem cannot be read'),
    });
    expect(await contentOf(site.siteDir)).toEqual(before);
  });

  it('is the only one that replaces the registry, but for an explicit word, which keeps a copy', async () => {
    const former = await registryText();
    const other = await temporarySite();
    onTestFinished(other.remove);
    const wrongKey = { SITE_SIGNING_KEY: other.keyFile };
    const { code, output } = await run(['site', shell], wrongKey);
    expect([code, output]).toEqual([1, expect.stringContaining('which is not trusted')]);
    expect(await registryText()).toBe(former);
    expect(await run(['site', shell, '--replace-registry'], wrongKey)).toMatchObject({ code: 0 });
    const copies = (await readdir(site.siteDir)).filter((name) => /^portals\..+\.json$/.test(name));
    expect(await Promise.all(copies.map((name) => readFile(join(site.siteDir, name), 'utf8')))).toEqual([
      former,
    ]);
  });
});
