import { mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rollBack } from '@erm/publisher/commands/change-portal';
import { publishPortal } from '@erm/publisher/commands/publish-portal';
import { publishSite } from '@erm/publisher/commands/publish-site';
import { samplePortal, sampleShell } from '@erm/publisher/testing/sample-builds';
import { temporarySite, type TemporarySite } from '@erm/publisher/testing/temporary-site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestRaw } from '../test-support/request-raw';
import { startApi, type TestApi } from '../test-support/start-api';

const MAIN = '/shell/main.main.js';
const ENTRY = '/portals/manager/1.0.0/remoteEntry.js';

let site: TemporarySite;
let api: TestApi;

const configOf = ({ siteDir, root }: TemporarySite) => ({
  siteDir,
  siteKeyFile: join(root, 'site-key.pub.pem'),
  dataDir: root,
  storybook: true,
  portalDevOrigins: [],
  portalPreviews: false,
});

function write(path: string, content: string | Buffer) {
  const file = join(site.siteDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const publish = (target: TemporarySite, version = '1.0.0') =>
  publishSite(target, { shell: sampleShell(), portals: [samplePortal('manager', version)], commit: null });

beforeAll(async () => {
  site = await temporarySite();
  api = await startApi({ config: configOf(site) });
});
afterAll(async () => {
  await api.close();
  await site.remove();
});

const get = (path: string, headers: Record<string, string> = {}, { method = 'GET', server = api } = {}) =>
  requestRaw(server.baseUrl, path, headers, method);

const openPage = (path: string, headers = {}) => get(path, { accept: 'text/html,*/*;q=0.8', ...headers });

describe('before the site is published', () => {
  it('returns an explanation for pages while the API works', async () => {
    const page = await openPage('/login');
    expect(page.status).toBe(503);
    expect(page.headers['content-type']).toContain('text/plain');
    expect(page.body.toString()).toContain('not published');
    expect((await get('/api/auth/profile')).status).toBe(401);
    expect((await get('/portals.json')).status).toBe(404);
  });
});

describe('the published site', () => {
  beforeAll(async () => {
    await publish(site);
    write('storybook/index.html', '<title>Storybook</title><script>manager()</script>');
    write('storybook/app.js', 'stories()');
    write('shell/unlisted.js', 'not published');
    write('portals/manager/9.9.9/remoteEntry.js', 'not published');
    writeFileSync(join(site.root, 'secret'), 'secret');
    symlinkSync(join(site.siteDir, 'shell'), join(site.siteDir, 'linked'));
  });

  it.each(['/', '/login', '/manager/engineers', '/anything/else', '/old.html'])(
    'serves the page for %s',
    async (path) => {
      const reply = await openPage(path);
      expect(reply.status).toBe(200);
      expect(reply.body.toString()).toContain(`<script defer src="${MAIN}" integrity="sha256-`);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-[^']+';/),
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('runs portals that are not published only where that is configured', async () => {
    const configured = { portalDevOrigins: ['http://localhost:4000'], portalPreviews: true };
    const server = await startApi({ config: { ...configOf(site), ...configured } });
    const reply = await get('/', { accept: 'text/html' }, { server });
    expect(reply.body.toString()).toContain(
      '"portalDevOrigins":["http://localhost:4000"],"portalPreviews":true',
    );
    expect(reply.headers['content-security-policy']).toContain("script-src 'self' http://localhost:4000 ");
    await server.close();
    const { body, headers } = await openPage('/');
    expect(body.toString()).not.toMatch(/portalDevOrigins|portalPreviews/);
    expect(headers['content-security-policy']).not.toContain('localhost');
  });

  it('returns 304 for an unchanged page, regardless of its encoding', async () => {
    const first = await openPage('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(first.headers['content-encoding']).toBe('br');
    const second = await openPage('/login', { 'if-none-match': String(first.headers['etag']) });
    expect(second.status).toBe(304);
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(second.body).toHaveLength(0);
  });

  it('serves a newly published portal on the next request, and the version before it after a rollback', async () => {
    const { headers } = await openPage('/');
    await publishPortal(site, samplePortal('manager', '1.1.0'), { commit: null, apiContract: null });
    const reply = await openPage('/', { 'if-none-match': String(headers['etag']) });
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toContain('/portals/manager/1.1.0/remoteEntry.js');
    await rollBack(site, 'manager');
    expect((await openPage('/')).body.toString()).not.toContain('/portals/manager/1.1.0/');
    expect((await get('/portals/manager/1.1.0/remoteEntry.js')).status).toBe(200);
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate, br;q=0', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ])('serves the shell as immutable, compressed for a client that accepts %s', async (accepted, encoding) => {
    const reply = await get(MAIN, { 'accept-encoding': accepted });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['content-type']).toMatch(/javascript/);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['vary']).toMatch(/accept-encoding/i);
  });

  it.each([MAIN, ENTRY])(
    'serves %s with the headers that protect a file, and none for pages',
    async (path) => {
      const first = await get(path);
      const again = await get(path, { 'if-none-match': String(first.headers['etag']) });
      for (const { headers } of [first, again]) {
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
          'x-request-id': expect.any(String),
        });
        const others = Object.keys(headers).filter((name) => /^x-|policy|^origin/.test(name));
        expect(others).toHaveLength(3);
      }
    },
  );

  it('serves a drawing, which can be opened as a page, with the policy that lets it run nothing', async () => {
    const reply = await get('/portals/manager/1.0.0/drawing.1.svg');
    expect(reply.status).toBe(200);
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.headers['x-frame-options']).toBe('DENY');
  });

  it('serves portals as immutable and always revalidates their registry', async () => {
    const file = await get(ENTRY);
    expect(file.status).toBe(200);
    expect(file.headers['cache-control']).toContain('immutable');
    const list = await get('/portals.json');
    expect(JSON.parse(list.body.toString())).toMatchObject({ portals: [{ name: 'manager' }] });
    expect(list.body.toString()).not.toContain('"log"');
    expect(list.headers['cache-control']).toBe('no-cache');
    expect((await get('/portals.json', { 'if-none-match': String(list.headers['etag']) })).status).toBe(304);
  });

  it('serves Storybook with its own headers and allows framing', async () => {
    expect((await get('/storybook')).headers['location']).toBe('/storybook/');
    const reply = await get('/storybook/');
    expect(reply.body.toString()).toContain('Storybook');
    expect(reply.headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts allow-forms; .*script-src 'self' 'sha256-[^']+'; .*form-action 'none'$/,
    );
    expect(reply.headers).not.toHaveProperty('x-frame-options');
    expect((await get('/storybook/app.js')).status).toBe(200);
  });

  it.each([
    '/shell/missing.js',
    '/shell/',
    '/shell/unlisted.js',
    '/shell/constructor',
    '/portals/manager/1.0.0/',
    '/portals/manager/9.9.9/remoteEntry.js',
    '/portals/manager',
    '/storybook/missing.js',
    '/shell/%E0%A4%A',
    '/shell/%00',
  ])('returns 404 for %s instead of the page', async (path) => {
    const reply = await openPage(path);
    expect(reply.status).toBe(404);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(reply.body.toString())).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it('returns 404 for a missing file that is not requested as a page', async () => {
    expect((await get('/favicon.ico', { accept: '*/*' })).status).toBe(404);
    expect((await get('/data', { accept: 'application/json' })).status).toBe(404);
  });

  it.each([
    '/shell/../../secret',
    '/shell/%2e%2e/%2e%2e/secret',
    '/shell/..%2f..%2fsecret',
    '/shell//etc/passwd',
    '/shell/%2Fetc/passwd',
    '/storybook/..%2findex.html',
    '/storybook/%E0%A4%A',
    '/portals/a/b/../../../../secret',
  ])('never serves files outside its folder for %s', async (path) => {
    const reply = await get(path, { accept: '*/*' });
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).not.toMatch(/^secret|root:/);
  });

  it('rejects other methods', async () => {
    const reply = await get('/login', { accept: 'text/html' }, { method: 'POST' });
    expect(reply.status).toBe(405);
    expect(reply.headers['allow']).toBe('GET, HEAD');
    const head = await get('/login', { accept: 'text/html' }, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });
});

describe('a site that somebody changed', () => {
  const registryFile = () => join(site.siteDir, 'portals.json');
  const metric = async (server: TestApi, name: string) =>
    new RegExp(`^${name} (\\d+)$`, 'm').exec(await (await fetch(`${server.baseUrl}/metrics`)).text())?.[1];

  it.each([
    ['no JSON', () => '{"portals": oops'],
    ['unsigned', () => '{"portals": []}'],
    [
      'changed in one place',
      () => readFileSync(registryFile(), 'utf8').replace('1.0.0/remote', '1.0.1/remote'),
    ],
  ])('keeps serving the last good registry while the one in the folder is %s', async (_, content) => {
    const good = readFileSync(registryFile());
    const [before, list] = [await openPage('/'), await get('/portals.json')];
    api.log.length = 0;
    writeFileSync(registryFile(), content());
    const after = await openPage('/');
    expect([after.status, after.body]).toEqual([200, before.body]);
    expect((await get('/portals.json')).body).toEqual(list.body);
    expect(api.log.join()).toContain('was rejected, so the last good one stays in use');
    expect(await metric(api, 'site_registry_verified')).toBe('0');
    writeFileSync(registryFile(), good);
  });

  it('rejects an older registry that was signed once', async () => {
    const old = readFileSync(registryFile());
    await publishPortal(site, samplePortal('manager', '1.2.0'), { commit: null, apiContract: null });
    const before = (await openPage('/')).body.toString();
    expect(before).toContain('/1.2.0/');
    const latest = readFileSync(registryFile());
    writeFileSync(registryFile(), old);
    expect((await openPage('/')).body.toString()).toBe(before);
    writeFileSync(registryFile(), latest);
    expect(await openPage('/').then(() => metric(api, 'site_registry_verified'))).toBe('1');
  });

  it('serves the last good registry after a restart too', async () => {
    const good = readFileSync(registryFile());
    writeFileSync(registryFile(), '{"portals": []}');
    const restarted = await startApi({ config: configOf(site) });
    expect((await get('/', { accept: 'text/html' }, { server: restarted })).status).toBe(200);
    await restarted.close();
    writeFileSync(registryFile(), good);
  });

  it('serves the last good registry while the file is gone, also after a restart', async () => {
    const good = readFileSync(registryFile());
    rmSync(registryFile());
    expect((await openPage('/')).status).toBe(200);
    const restarted = await startApi({ config: configOf(site) });
    expect((await get('/', { accept: 'text/html' }, { server: restarted })).status).toBe(200);
    expect(await metric(restarted, 'site_registry_verified')).toBe('0');
    await restarted.close();
    writeFileSync(registryFile(), good);
  });

  it('follows the trusted keys: one that is added counts at once, and one that is removed no longer', async () => {
    const [other, keyFile] = [await temporarySite(), join(site.root, 'site-key.pub.pem')];
    await publish(other, '2.0.0');
    const before = await openPage('/');
    const [ours, theirs] = [readFileSync(keyFile), readFileSync(join(other.root, 'site-key.pub.pem'))];
    const good = readFileSync(registryFile());
    writeFileSync(registryFile(), readFileSync(join(other.siteDir, 'portals.json')));
    expect((await openPage('/')).body.toString()).not.toContain('/2.0.0/');
    writeFileSync(keyFile, Buffer.concat([ours, theirs]));
    expect((await openPage('/')).body.toString()).toContain('/2.0.0/');
    writeFileSync(keyFile, ours);
    expect((await openPage('/')).status).toBe(503);
    writeFileSync(registryFile(), good);
    expect((await openPage('/')).body).toEqual(before.body);
    await other.remove();
  });

  it('serves no page from a registry that it has never been able to verify', async () => {
    const other = await temporarySite();
    await publish(other);
    const stranger = await startApi({
      config: { ...configOf(other), siteKeyFile: join(site.root, 'site-key.pub.pem') },
    });
    const reply = await get('/', { accept: 'text/html' }, { server: stranger });
    expect([reply.status, reply.body.toString()]).toEqual([
      503,
      expect.stringContaining('cannot be read or verified'),
    ]);
    expect((await get(ENTRY, {}, { server: stranger })).status).toBe(404);
    await stranger.close();
    await other.remove();
  });

  it.each([ENTRY, '/portals/manager/1.0.0/later.1.js', MAIN])(
    'refuses %s with one byte changed, in whatever encoding, and reports it',
    async (path) => {
      const fresh = await temporarySite();
      await publish(fresh);
      for (const suffix of ['', '.br']) {
        const file = join(fresh.siteDir, path + suffix);
        const content = readFileSync(file);
        content[0] = (content[0] ?? 0) ^ 1;
        writeFileSync(file, content);
        utimesSync(file, new Date(0), new Date(0));
      }
      const server = await startApi({ config: configOf(fresh) });
      for (const encoding of ['identity', 'br']) {
        const reply = await get(path, { 'accept-encoding': encoding }, { server });
        expect(reply.status).toBe(503);
        expect(reply.headers['cache-control']).toBe('no-store');
      }
      expect(server.log.join()).toContain('A published file was changed');
      expect(await metric(server, 'site_files_rejected_total')).toBe('2');
      await server.close();
      await fresh.remove();
    },
  );
});

describe('without Storybook', () => {
  it('serves none, even if one is in the folder', async () => {
    const server = await startApi({ config: { ...configOf(site), storybook: false } });
    expect((await get('/', { accept: 'text/html' }, { server })).status).toBe(200);
    expect((await get('/storybook/', {}, { server })).status).toBe(404);
    await server.close();
  });
});
