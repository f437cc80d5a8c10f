import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishPortal } from '../commands/publish-portal';
import { readPortal } from '../publish/site';
import { commandLine, type CommandLine } from '../testing/command-line';
import { samplePortal } from '../testing/sample-builds';
import { serveMetrics, type MetricsServer } from '../testing/serve-metrics';
import { publishedSite, type TemporarySite } from '../testing/temporary-site';

let site: TemporarySite;
let start: CommandLine;
let api: MetricsServer;
beforeAll(async () => {
  [site, api] = await Promise.all([publishedSite('manager'), serveMetrics()]);
  start = await commandLine(() => site);
  const staged = { commit: null, apiContract: null, stage: true };
  await publishPortal(site, samplePortal('manager', '1.1.0'), staged);
});
afterAll(() => Promise.all([api.close(), site.remove()]));

const watch = (options: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  start(['canary', 'manager', '1.1.0', '10', '--watch', '--again', '--every', '0.05', ...options], {
    API_ORIGIN: `${api.origin}, ${api.origin}`,
    ...env,
  });
const eachPoll = (ofCanary: { loaded?: number; failed?: number }) =>
  api.eachPoll(() => {
    api.count('1.0.0', { loaded: 90 });
    api.count('1.1.0', ofCanary);
  });
const portal = () => readPortal(site, 'manager');

describe('a watch on the command line', () => {
  it('ends with 1 when the canary was taken back, because it fails more often', async () => {
    eachPoll({ failed: 10 });
    const { code, output } = await watch().ended;
    expect(output).toMatch(
      /^10% of the users get manager 1\.1\.0\. Watching how it does compared with 1\.0\.0\.\n/,
    );
    expect(output).toMatch(
      /manager 1\.1\.0 was taken back: 1\.1\.0: (\d+) of \1 loads failed; 1\.0\.0: 0 of \d+ loads failed\. Everybody gets 1\.0\.0\.\n$/,
    );
    expect(code).toBe(1);
    expect(await portal()).toMatchObject({ current: '1.0.0', canary: null });
  });

  it('ends with 2 at Ctrl+C, and leaves the canary as it is', async () => {
    const { child, ended } = watch();
    api.eachPoll(() => {});
    child.stdout.on('data', (text: Buffer) => {
      if (!text.includes('Nobody has loaded')) return;
      // From the terminal and from pnpm.
      child.kill('SIGINT');
      child.kill('SIGINT');
    });
    const { code, output } = await ended;
    expect(output).toContain('Stopped watching. manager 1.1.0 stays a canary as it is.\n');
    expect(code).toBe(2);
    expect((await portal()).canary).toEqual({ version: '1.1.0', percent: 10 });
  });

  it('shows the METRICS_TOKEN that the API requires', async () => {
    api.token = 'a-token-of-the-tests';
    eachPoll({ failed: 10 });
    expect((await watch([], { METRICS_TOKEN: api.token }).ended).code).toBe(1);
    expect((await watch([], { METRICS_TOKEN: 'another' }).ended).output).toContain(
      'has another METRICS_TOKEN than this',
    );
    api.token = undefined;
  });

  it('ends with 0 when the canary was promoted, after as many loads as wanted', async () => {
    eachPoll({ loaded: 10 });
    const { code, output } = await watch(['--loads', '100']).ended;
    expect(output).toMatch(
      /manager 1\.1\.0 is current for everybody: 1\.1\.0: 0 of 100 loads failed; 1\.0\.0: 0 of 900 loads failed\.\n$/,
    );
    expect(code).toBe(0);
    expect(await portal()).toMatchObject({ current: '1.1.0', canary: null, previous: ['1.0.0'] });
  });

  it.each([
    ['', 'API_ORIGIN is not set, but --watch reads the loads from the metrics of the API.'],
    ['localhost', 'API_ORIGIN has "localhost", which is not an origin like http://127.0.0.1:3000.'],
  ])('refuses API_ORIGIN=%s with 2', async (origin, sentence) => {
    expect(await watch([], { API_ORIGIN: origin }).ended).toEqual({ code: 2, output: `${sentence}\n` });
  });
});
