import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { rollBack } from '@erm/publisher/commands/change-portal';
import { publishPortal } from '@erm/publisher/commands/publish-portal';
import { publishSite } from '@erm/publisher/commands/publish-site';
import { startLocalS3, type LocalS3 } from '@erm/publisher/testing/local-s3';
import { samplePortal, sampleShell } from '@erm/publisher/testing/sample-builds';
import { temporarySite, type TemporarySite } from '@erm/publisher/testing/temporary-site';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestRaw } from '../test-support/request-raw';
import { startApi, type TestApi } from '../test-support/start-api';

const ENTRY = '/portals/manager/1.0.0/remoteEntry.js';
const PAGE = { accept: 'text/html' };
/** The API asks the bucket every two seconds. */
const SOON = { timeout: 15_000, interval: 100 };

let s3: LocalS3;
let site: TemporarySite;
let api: TestApi;
let places = 0;

beforeAll(async () => {
  s3 = await startLocalS3();
  return s3.close;
});
beforeEach(async () => {
  site = await temporarySite(s3.address(`prod-${++places}/site`));
});
afterEach(async () => {
  await s3.resume();
  await api.close();
  await site.remove();
});

const start = (config = {}) =>
  startApi({
    config: {
      siteDir: site.siteDir,
      siteKeyFile: `${site.root}/site-key.pub.pem`,
      dataDir: site.root,
      storybook: true,
      ...config,
    },
  });
const publish = () =>
  publishSite(site, { shell: sampleShell(), portals: [samplePortal('manager', '1.0.0')], commit: null });
const publishVersion = (version: string) =>
  publishPortal(site, samplePortal('manager', version), { commit: null, apiContract: null });

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  requestRaw(api.baseUrl, path, headers, method);
const pageText = async () => (await get('/login', PAGE)).body.toString();
const metric = async (name: string) =>
  new RegExp(`^${name} (\\d+)$`, 'm').exec((await get('/metrics')).body.toString())?.[1];

/** The requests for objects below a folder of the site since some moment. */
const requestsFor = (folder: string, since: number) =>
  s3.requests.slice(since).filter((request) => request.includes(`/prod-${places}/site/${folder}`));

describe('a site in a bucket', () => {
  it('appears a moment after its first publication, without a restart', async () => {
    api = await start();
    const before = await get('/login', PAGE);
    expect([before.status, before.body.toString()]).toEqual([503, expect.stringContaining('not published')]);
    expect((await get('/api/auth/profile')).status).toBe(401);
    await publish();
    await vi.waitFor(async () => expect(await pageText()).toContain('src="/shell/main.main.js"'), SOON);
  });

  it('is served byte for byte, in the encodings that were published, as from a folder', async () => {
    await publish();
    api = await start();
    const published = (await site.store.read(ENTRY.slice(1)))?.content;
    const plain = await get(ENTRY, { 'accept-encoding': 'identity' });
    expect(plain.body).toEqual(published);
    expect(plain.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    for (const [accepted, suffix, unpack] of [
      ['br', '.br', brotliDecompressSync],
      ['gzip', '.gz', gunzipSync],
    ] as const) {
      const stored = (await site.store.read(ENTRY.slice(1) + suffix))?.content;
      const reply = await get(ENTRY, { 'accept-encoding': accepted }, 'HEAD');
      expect(reply.headers['content-encoding']).toBe(accepted);
      expect(reply.headers['content-length']).toBe(String(stored?.length));
      expect(unpack(stored ?? '')).toEqual(published);
    }
    const again = await get(ENTRY, { 'if-none-match': String(plain.headers['etag']) });
    expect([again.status, again.body.toString()]).toEqual([304, '']);
  });

  it('follows a publication and a rollback within seconds', async () => {
    await publish();
    api = await start();
    await publishVersion('1.1.0');
    await vi.waitFor(async () => expect(await pageText()).toContain('/manager/1.1.0/'), SOON);
    await rollBack(site, 'manager');
    await vi.waitFor(async () => expect(await pageText()).not.toContain('/manager/1.1.0/'), SOON);
    expect((await get('/portals/manager/1.1.0/remoteEntry.js')).status).toBe(200);
  });

  it('has the files of a page that another process has made of a newer registry', async () => {
    await publish();
    api = await start();
    await publishVersion('1.1.0');
    expect(await pageText()).not.toContain('/manager/1.1.0/');
    expect((await get('/portals/manager/1.1.0/remoteEntry.js')).status).toBe(200);
    expect(await pageText()).toContain('/manager/1.1.0/');
  });

  it('never takes an older registry that was signed once', async () => {
    await publish();
    const old = (await site.store.read('portals.json'))?.content;
    await publishVersion('1.1.0');
    api = await start();
    expect(await pageText()).toContain('/manager/1.1.0/');
    await site.store.write('portals.json', old ?? Buffer.from(''));
    await vi.waitFor(async () => {
      expect(await pageText()).toContain('/manager/1.1.0/');
      expect(api.log.join()).toContain('was rejected, so the last good one stays in use');
    }, SOON);
    expect(await metric('site_registry_verified')).toBe('0');
  });

  it('is asked once for a file that many want, and never for one that was not published', async () => {
    await publish();
    api = await start();
    await site.store.write('shell/unlisted.js', Buffer.from('not published'));
    const since = s3.requests.length;
    const replies = await Promise.all(Array.from({ length: 20 }, () => get('/shell/main.main.js')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    // One inventory, one copy of the file.
    expect(requestsFor('shell/', since)).toHaveLength(2);
    const unknown = [
      '/shell/unlisted.js',
      '/shell/..%2Fportals.json',
      '/shell/%2e%2e/portals.json',
      '/portals/manager/9.9.9/remoteEntry.js',
      '/portals/manager/1.0.0/missing.js',
      '/storybook/missing.js',
      '/storybook/..%2Fportals.json',
    ];
    const refused = await Promise.all([...unknown, ...unknown].map((path) => get(path)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([404]));
    expect(requestsFor('shell/', since)).toHaveLength(2);
    expect(requestsFor('portals/', since)).toHaveLength(1);
    expect(requestsFor('storybook/', since)).toEqual([]);
    // All of them together ask once more whether there is another registry, besides the read of every two seconds.
    expect(requestsFor('portals.json', since).length).toBeLessThanOrEqual(3);
  });

  it('refuses a file that somebody changed, and reports it', async () => {
    await publish();
    await site.store.write(ENTRY.slice(1), Buffer.from('steal()'));
    api = await start();
    const reply = await get(ENTRY, { 'accept-encoding': 'identity' });
    expect([reply.status, reply.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(reply.body.toString()).not.toContain('steal');
    expect(api.log.join()).toContain('A published file was changed');
    expect(await metric('site_files_rejected_total')).toBe('1');
  });

  it('serves Storybook from there, and asks for a file again only when it has changed', async () => {
    await publish();
    const write = (path: string, text: string) => site.store.write(`storybook/${path}`, Buffer.from(text));
    await write('index.html', '<title>Storybook</title><script>manager()</script>');
    await write('assets/app 1.js', 'stories()');
    api = await start();
    const page = await get('/storybook/');
    expect(page.body.toString()).toContain('Storybook');
    expect(page.headers['content-security-policy']).toMatch(/^sandbox .*script-src 'self' 'sha256-[^']+'/);
    expect((await get('/storybook')).headers['location']).toBe('/storybook/');
    const script = await get('/storybook/assets/app%201.js');
    expect([script.body.toString(), script.headers['content-type']]).toEqual([
      'stories()',
      expect.stringContaining('javascript'),
    ]);
    const tag = { 'if-none-match': String(script.headers['etag']) };
    expect((await get('/storybook/assets/app%201.js', tag)).status).toBe(304);
    expect(requestsFor('storybook/', 0).filter((line) => line.startsWith('GET'))).toHaveLength(2);
    await write('assets/app 1.js', 'others()');
    await vi.waitFor(
      async () => expect((await get('/storybook/assets/app%201.js', tag)).body.toString()).toBe('others()'),
      SOON,
    );
  });
});

describe('a bucket that cannot be reached', () => {
  it('leaves the page and the files that were read; others are unavailable until it is back', async () => {
    await publish();
    api = await start();
    const page = await pageText();
    expect((await get('/shell/main.main.js')).status).toBe(200);
    await s3.stop();
    await vi.waitFor(() => expect(api.log.join()).toContain('The registry cannot be read from s3://'), SOON);
    expect(await pageText()).toBe(page);
    expect((await get('/shell/main.main.js')).status).toBe(200);
    const missed = await get(ENTRY);
    expect([missed.status, missed.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(missed.headers['retry-after']).toBe('5');
    expect(JSON.parse(missed.body.toString())).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    expect((await get('/storybook/')).status).toBe(503);
    expect(Number(await metric('site_read_failures_total'))).toBeGreaterThanOrEqual(3);
    expect(await metric('site_registry_verified')).toBe('1');

    await s3.resume();
    expect((await get(ENTRY)).status).toBe(200);
    await publishVersion('1.1.0');
    await vi.waitFor(async () => expect(await pageText()).toContain('/manager/1.1.0/'), SOON);
    expect(api.log.join()).toContain('can be read again');
  });

  it('leaves the last good registry after a restart too, which waits for it to come back', async () => {
    await publish();
    api = await start();
    const page = await pageText();
    await api.close();
    await s3.stop();
    api = await start();
    expect(await pageText()).toBe(page);
    expect(await metric('site_registry_verified')).toBe('0');
    await s3.resume();
    await vi.waitFor(async () => {
      expect(await pageText()).toBe(page);
      expect(await metric('site_registry_verified')).toBe('1');
    }, SOON);
  });

  it('is no reason to answer pages with anything but an explanation', async () => {
    await s3.stop();
    api = await start();
    const reply = await get('/login', PAGE);
    expect([reply.status, reply.body.toString()]).toEqual([
      503,
      expect.stringContaining('not published yet'),
    ]);
  });
});

describe('a bucket that refuses', () => {
  it.each([
    ['does not exist', 's3://no-such-bucket/site', {}, /NoSuchBucket/],
    ['takes other credentials', undefined, { AWS_ACCESS_KEY_ID: 'wrong' }, /InvalidAccessKeyId/],
  ])('ends the start with one sentence, if it %s', async (_, siteDir, env, reason) => {
    api = await start();
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const refused = start(siteDir ? { siteDir } : {});
    await expect(refused).rejects.toThrow(
      /^SITE_DIR is "s3:\/\/.*", but it must be a bucket that this process can/,
    );
    await expect(refused).rejects.toThrow(reason);
    for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value);
  });
});
