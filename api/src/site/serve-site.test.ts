import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../test-support/start-api';

const PAGE = '<!doctype html><title>Engineering RM</title>';
const SCRIPT = 'console.log("shell")';
const POLICY = "default-src 'self'";

let folder: string;
let api: TestApi;

function write(path: string, content: string | Buffer) {
  const file = join(folder, 'site', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  api = await startApi({ config: { siteDir: join(folder, 'site') } });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Unlike `fetch`, neither normalizes the path nor decompresses the response. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { hostname, port } = new URL(api.baseUrl);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

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
  beforeAll(() => {
    const headers = {
      page: { 'content-security-policy': POLICY },
      storybook: { 'content-security-policy': 'sandbox allow-scripts' },
    };
    write('index.html', PAGE);
    write('headers.json', JSON.stringify(headers));
    write('portals.json', '{"portals":[]}');
    write('shell/main.1234.js', SCRIPT);
    write('shell/main.1234.js.br', brotliCompressSync(SCRIPT));
    write('shell/main.1234.js.gz', gzipSync(SCRIPT));
    write('shell/.hidden', 'hidden');
    write('portals/manager/0.1.0-abc/remoteEntry.js', SCRIPT);
    write('storybook/index.html', '<title>Storybook</title>');
    write('storybook/app.js', SCRIPT);
    writeFileSync(join(folder, 'secret'), 'secret');
    symlinkSync(join(folder, 'site', 'shell'), join(folder, 'site', 'linked'));
  });

  it.each(['/', '/login', '/manager/engineers', '/anything/else', '/old.html'])(
    'serves the page for %s',
    async (path) => {
      const reply = await openPage(path);
      expect(reply.status).toBe(200);
      expect(reply.body.toString()).toBe(PAGE);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('returns 304 for an unchanged page, regardless of its encoding', async () => {
    const first = await openPage('/', { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    const second = await openPage('/login', { 'if-none-match': String(first.headers['etag']) });
    expect(second.status).toBe(304);
    expect(second.headers['content-security-policy']).toBe(POLICY);
    expect(second.body).toHaveLength(0);
  });

  it('serves a newly published page on the next request', async () => {
    const { headers } = await openPage('/');
    write('index.html', `${PAGE}<p>New</p>`);
    const reply = await openPage('/', { 'if-none-match': String(headers['etag']) });
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toContain('New');
    write('index.html', PAGE);
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ])('serves the shell as immutable, compressed for a client that accepts %s', async (accepted, encoding) => {
    const reply = await get('/shell/main.1234.js', { 'accept-encoding': accepted });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['content-type']).toMatch(/javascript/);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['vary']).toMatch(/accept-encoding/i);
  });

  it('serves portals as immutable and always revalidates their registry', async () => {
    const file = await get('/portals/manager/0.1.0-abc/remoteEntry.js');
    expect(file.status).toBe(200);
    expect(file.headers['cache-control']).toContain('immutable');
    const list = await get('/portals.json');
    expect(JSON.parse(list.body.toString())).toEqual({ portals: [] });
    expect(list.headers['cache-control']).toBe('no-cache');
    expect((await get('/portals.json', { 'if-none-match': String(list.headers['etag']) })).status).toBe(304);
  });

  it('serves Storybook with its own headers and allows framing', async () => {
    expect((await get('/storybook')).headers['location']).toBe('/storybook/');
    const reply = await get('/storybook/');
    expect(reply.body.toString()).toContain('Storybook');
    expect(reply.headers['content-security-policy']).toBe('sandbox allow-scripts');
    expect(reply.headers).not.toHaveProperty('x-frame-options');
    expect((await get('/storybook/app.js')).status).toBe(200);
  });

  it.each([
    '/shell/missing.js',
    '/shell/',
    '/shell/.hidden',
    '/portals/manager/0.1.0-abc/',
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
    '/portals/a/b/../../../../secret',
  ])('never serves files outside its folder for %s', async (path) => {
    const reply = await get(path, { accept: '*/*' });
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).not.toMatch(/^secret|root:/);
  });

  it('rejects other methods', async () => {
    const reply = await get('/login', { accept: 'text/html' }, 'POST');
    expect(reply.status).toBe(405);
    expect(reply.headers['allow']).toBe('GET, HEAD');
    const head = await get('/login', { accept: 'text/html' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });
});
