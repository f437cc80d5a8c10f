import { join } from 'node:path';
import { reportTelemetry, type TelemetryEvent } from '@erm/contracts/telemetry';
import { removePortal, setCanary } from '@erm/publisher/commands/change-portal';
import { publishPortal } from '@erm/publisher/commands/publish-portal';
import { publishSite } from '@erm/publisher/commands/publish-site';
import { samplePortal, sampleShell } from '@erm/publisher/testing/sample-builds';
import { temporarySite, type TemporarySite } from '@erm/publisher/testing/temporary-site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config';
import { call, expectFailure } from '../test-support/call';
import { signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

const release = (version: string) => ({ portal: 'manager', version, retry: false });
const loaded = (version: string, milliseconds = 300): TelemetryEvent => ({
  ...release(version),
  outcome: 'loaded',
  milliseconds,
});
const failed = (version: string, kind: 'load' | 'crash' = 'load'): TelemetryEvent => ({
  ...release(version),
  outcome: 'failed',
  kind,
});

let site: TemporarySite;
let config: Partial<Config>;
let api: TestApi;
let token: string;
beforeAll(async () => {
  site = await temporarySite();
  const { siteDir, root } = site;
  const options = { commit: null, apiContract: null };
  await publishSite(site, {
    shell: sampleShell(),
    portals: [samplePortal('manager', '1.0.0')],
    commit: null,
  });
  for (const version of ['1.1.0', '1.2.0', '1.3.0'])
    await publishPortal(site, samplePortal('manager', version), { ...options, stage: version !== '1.1.0' });
  await setCanary(site, 'manager', '1.2.0', 5);
  config = { siteDir, siteKeyFile: join(root, 'site-key.pub.pem'), dataDir: root };
  api = await startApi({ config });
  ({ token } = await signUp(api, 'manager'));
});
afterAll(async () => {
  await api.close();
  await site.remove();
});

const report = async (events: readonly TelemetryEvent[], to = api, as = token) =>
  (await call(to, reportTelemetry, { token: as, body: { events } })).data.counted;

/** The lines of the metrics about portals, without those of the histogram's buckets. */
async function portalLines(of = api): Promise<string[]> {
  const text = await (await fetch(`${of.baseUrl}/metrics`)).text();
  return text.split('\n').filter((line) => /^portal_(?!.*_bucket)/.test(line));
}

describe('telemetry', () => {
  it('is counted by portal and version: loads with their time, failures by kind, first attempts and retries', async () => {
    const own = await startApi({ config });
    const engineer = await signUp(own, 'engineer');
    const again = { ...failed('1.2.0'), retry: true };
    const events = [loaded('1.1.0', 250), loaded('1.1.0', 750), failed('1.2.0', 'crash'), again];
    expect(await report(events, own, engineer.token)).toBe(4);
    expect(await portalLines(own)).toEqual([
      'portal_loads_total{portal="manager",version="1.1.0",attempt="first"} 2',
      'portal_failures_total{portal="manager",version="1.2.0",attempt="first",kind="crash"} 1',
      'portal_failures_total{portal="manager",version="1.2.0",attempt="retry",kind="load"} 1',
      'portal_load_duration_seconds_sum{portal="manager",version="1.1.0"} 1',
      'portal_load_duration_seconds_count{portal="manager",version="1.1.0"} 2',
    ]);
    expect(await portalLines(), 'another process').toEqual([]);
    await own.close();
  });

  it('is counted for every listed release and for no other, so that no client can create series', async () => {
    const own = await startApi({ config });
    const { token: as } = await signUp(own, 'engineer');
    await report(
      ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => loaded(version)),
      own,
      as,
    );
    for (let round = 0; round < 10; round += 1) {
      const hostile = Array.from({ length: 10 }, (_, index) => [
        loaded(`9.${round}.${index}`),
        { ...failed('1.1.0'), portal: `x${'y'.repeat(round)}${'z'.repeat(index)}` },
      ]);
      await report(hostile.flat(), own, as);
    }
    const lines = await portalLines(own);
    expect(lines.filter((line) => line.startsWith('portal_loads_total'))).toEqual([
      'portal_loads_total{portal="manager",version="1.0.0",attempt="first"} 1',
      'portal_loads_total{portal="manager",version="1.1.0",attempt="first"} 1',
      'portal_loads_total{portal="manager",version="1.2.0",attempt="first"} 1',
      'portal_loads_total{portal="manager",version="1.3.0",attempt="first"} 1',
      'portal_loads_total{portal="manager",version="other",attempt="first"} 100',
    ]);
    expect(lines.filter((line) => line.startsWith('portal_failures_total'))).toEqual([
      'portal_failures_total{portal="other",version="other",attempt="first",kind="load"} 100',
    ]);
    await own.close();
  });

  it('of a release that is no longer listed disappears', async () => {
    await publishPortal(site, samplePortal('engineer', '1.0.0'), { commit: null, apiContract: null });
    const engineer = { portal: 'engineer' };
    await report([
      { ...loaded('1.0.0'), ...engineer },
      { ...failed('1.0.0'), ...engineer },
    ]);
    expect((await portalLines()).join()).toContain('engineer');
    await removePortal(site, 'engineer');
    await report([loaded('1.1.0')]);
    const lines = (await portalLines()).join();
    expect(lines).not.toContain('engineer');
    expect(lines).toContain('manager');
  });

  it('is accepted where no site is published', async () => {
    const own = await startApi({
      config: { siteDir: join(site.root, 'none'), dataDir: join(site.root, 'none') },
    });
    const { token: as } = await signUp(own, 'engineer');
    expect(await report([loaded('1.1.0')], own, as)).toBe(1);
    expect((await portalLines(own))[0]).toBe(
      'portal_loads_total{portal="other",version="other",attempt="first"} 1',
    );
    await own.close();
  });

  it('needs a session, and is bounded and strict', async () => {
    expect(await expectFailure(api, reportTelemetry, { body: { events: [] } })).toMatchObject({
      status: 401,
    });
    const send = (body: unknown) => expectFailure(api, reportTelemetry, { token, body });
    expect(await send({ events: Array.from({ length: 21 }, () => loaded('1.1.0')) })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await send({ events: [{ ...loaded('1.1.0'), url: '/manager' }] })).toMatchObject({
      issues: [{ path: 'events.0.url', message: 'Unknown field "url"' }],
    });
    expect(await send({ events: ['x'.repeat(11_000)] })).toMatchObject({
      code: 'BODY_TOO_LARGE',
      error: 'The body must not be larger than 10 KB',
    });
  });

  it('leaves nothing in the log or the database', async () => {
    const before = api.log.length;
    const documents = async () => {
      const { users, audit, storedResponses, rateLimits } = api.db;
      const collections = [users, audit, storedResponses, rateLimits];
      return Promise.all(collections.map((collection) => collection.find({}, {}).toArray()));
    };
    const stored = await documents();
    await report([loaded('1.1.0'), failed('1.2.0')]);
    await expect.poll(() => api.log.length).toBeGreaterThan(before);
    expect(api.log.slice(before).join()).not.toMatch(/1\.1\.0|1\.2\.0|failed|loaded/);
    expect(await documents()).toEqual(stored);
  });
});

describe('the limits of telemetry', () => {
  it('count ten events of a user in a minute, and refuse none of a page that has more to report', async () => {
    const own = await startApi({ config: { ...config, rateLimits: true } });
    const [first, second] = [await signUp(own, 'manager'), await signUp(own, 'manager')];
    const six = Array.from({ length: 6 }, () => failed('1.2.0'));
    const counted = [
      await report(six, own, first.token),
      await report(six, own, first.token),
      await report(six, own, first.token),
      await report(six, own, second.token),
    ];
    expect(counted).toEqual([6, 4, 0, 6]);
    expect(await portalLines(own)).toContain(
      'portal_failures_total{portal="manager",version="1.2.0",attempt="first",kind="load"} 16',
    );
    await own.close();
  });

  it('refuse more than sixty requests of a user in a minute', async () => {
    const own = await startApi({ config: { ...config, rateLimits: true } });
    const { token: as } = await signUp(own, 'manager');
    for (let count = 0; count < 60; count += 1) await report([loaded('1.1.0')], own, as);
    const body = { events: [loaded('1.1.0')] };
    const failure = await expectFailure(own, reportTelemetry, { token: as, body });
    expect(failure).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(failure.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await own.close();
  });
});
