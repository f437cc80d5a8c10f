import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishSite } from './commands/publish-site';
import { verifySite } from './commands/verify';
import { readRegistry } from './publish/site';
import { samplePortal, sampleShell } from './testing/sample-builds';
import { temporarySite, type TemporarySite } from './testing/temporary-site';
import { writeBuild } from './testing/write-build';

const root = join(import.meta.dirname, '..');

let site: TemporarySite;
let cli: string;
beforeAll(async () => {
  // Inside the package, where it finds what it depends on.
  const outdir = join(root, 'node_modules/.cache/test');
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.mjs'), outdir]);
  cli = join(outdir, 'cli.js');
  site = await temporarySite();
  await publishSite(site, {
    shell: sampleShell(),
    portals: [samplePortal('manager', '1.0.0')],
    commit: null,
  });
});
afterAll(() => site.remove());

const env = () => ({
  ...process.env,
  SITE_DIR: site.siteDir,
  SITE_SIGNING_KEY: site.keyFile,
  COMMIT: 'c0ffee',
});

/** Runs the command to its end. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, [cli, ...args], { env: env() });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

describe('the command line', () => {
  it('publishes a build, lists it, and takes it back', async () => {
    const folder = join(site.root, 'manager-portal');
    await writeBuild(folder, samplePortal('manager', '1.1.0'));
    expect(await run('publish', folder)).toMatchObject({ code: 0, output: expect.stringContaining('1.1.0') });
    const { output } = await run('list');
    expect(output).toMatch(
      /manager {2}\/manager {2}for managers\n {2}1\.1\.0 +current .* c0ffee\n {2}1\.0\.0 +previous/,
    );
    expect((await run('rollback', 'manager')).output).toBe('manager is back on 1.0.0.\n');
    expect((await run('verify')).output).toBe('Every published file is what was published.\n');
  });

  it('stages a build, and says how to look at it', async () => {
    const folder = join(site.root, 'staged-portal');
    await writeBuild(folder, samplePortal('manager', '1.2.0'));
    const { output } = await run('publish', folder, '--stage');
    expect(output).toContain('Staged manager 1.2.0.');
    expect(output).toContain('managers see it at /manager?portal=manager@1.2.0\n');
    await run('promote', 'manager', '1.2.0');
    expect((await run('publish', folder, '--stage')).output).toMatch(
      /^manager 1\.2\.0 is current already, so there is nothing to stage\. [^\n]+\n$/,
    );
    await run('rollback', 'manager');
  });

  it.each([
    [['rollback', 'nobody'], 'There is no portal "nobody". Published are manager.'],
    [['canary', 'manager', '1.1.0', 'half'], 'The share was "half", but it must be a percentage'],
    [['publish', '/nowhere'], '/nowhere/portal.json cannot be used'],
    [['verify', 'nobody'], 'There is no portal "nobody".'],
    [['list', 'nobody'], 'There is no portal "nobody".'],
    [['deploy'], 'Usage:'],
    [[], 'Usage:'],
  ])('refuses %j in a sentence and with exit code 1', async (args, sentence) => {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/^ {4}at /m);
  });

  it('never makes a key but for a first publication', async () => {
    const keyFile = join(site.root, 'other-key.pem');
    const args = [cli, 'list'];
    const child = spawn(process.execPath, args, {
      env: { ...env(), SITE_SIGNING_KEY: keyFile },
      stdio: 'ignore',
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(existsSync(keyFile)).toBe(false);
  });

  it('killed at any moment, leaves a site that verifies and that can be published to at once', async () => {
    const folder = join(site.root, 'killed-portal');
    await writeBuild(folder, samplePortal('manager', '1.9.0'));
    const started = performance.now();
    await run('publish', folder);
    const duration = performance.now() - started;
    let killed = 0;
    for (let round = 0; round < 12; round += 1) {
      await writeBuild(folder, samplePortal('manager', `2.${round}.0`));
      const child = spawn(process.execPath, [cli, 'publish', folder], { env: env(), stdio: 'ignore' });
      const timer = setTimeout(() => child.kill('SIGKILL'), (duration * (round + 0.5)) / 12);
      const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
      clearTimeout(timer);
      if (signal) killed += 1;
      expect(await verifySite(site)).toEqual([]);
    }
    expect(killed).toBeGreaterThan(0);
    expect(await run('publish', folder)).toMatchObject({ code: 0 });
    expect((await readRegistry(site)).portals[0]?.current).toBe('2.11.0');
  }, 120_000);
});
