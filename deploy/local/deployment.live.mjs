import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { extname, join } from 'node:path';
import { connect } from 'node:tls';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.mjs';
import { directReply } from '../testing/direct-reply.mjs';
import { createDeployment } from './deployment.mjs';
import { findPrograms } from './programs.mjs';

const { missing } = findPrograms(process.env);
if (missing) console.log(`The tests of the deployment are left out: ${missing}.`);

/** Each hop has its own, or they say when and by whom. */
const OF_THE_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'server', 'x-request-id'];
const ENCODINGS = ['br', 'gzip', 'identity', 'gzip, deflate, br, zstd', 'br;q=0, gzip'];
const PAGE = { accept: 'text/html' };

/** @type {import('./deployment.mjs').Deployment} */
let deployment;
/** @type {ReturnType<typeof openBrowser>} */
let browser;
/** @type {string} */
let token;
/** @type {string} */
let script;

beforeAll(async () => {
  if (missing) return;
  deployment = await createDeployment({ environment: { REGISTRATION: 'open' } });
  await deployment.start();
  browser = openBrowser(deployment.origin, deployment.certificate);
  script = publishedFiles().find((path) => /^\/shell\/main\..*\.js$/.test(path)) ?? '';
});
afterAll(async () => {
  browser?.close();
  await deployment?.stop();
});

/** What the publisher has written for browsers, without the compressed copies. */
const publishedFiles = () =>
  readdirSync(join(deployment.folder, 'site'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|inventory/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(join(deployment.folder, 'site').length));

/** One file of each kind, by what it is. */
function oneOfEachKind() {
  const kindOf = (/** @type {string} */ path) => `${path.split('/')[1]}, ${extname(path)}`;
  return new Map([
    ['page', '/login'],
    ...publishedFiles()
      // The cache is to see that one for the first time in its own test.
      .filter((path) => path !== script)
      .map((path) => /** @type {const} */ ([kindOf(path), path])),
  ]);
}

describe.skipIf(missing)('a deployment on one machine', () => {
  it('exposes every metric that the alerts and the dashboard use', async () => {
    const files = ['alerts.yaml', 'dashboard.json'].map((name) =>
      readFileSync(new URL(`../monitoring/${name}`, import.meta.url), 'utf8'),
    );
    const used = files.join().match(/\b(http|nodejs|process|portal|site)_[a-z\d_]+/g) ?? [];
    const exposed = await (await fetch(`${deployment.apiOrigins[0]}/metrics`)).text();
    const missingMetrics = [...new Set(used.map((name) => name.replace(/_bucket$/, '')))].filter(
      (name) => !exposed.includes(`# TYPE ${name} `),
    );
    expect(used.length).toBeGreaterThan(20);
    expect(missingMetrics).toEqual([]);
  });

  it('lets people register and sign in with HTTP/2 over TLS', async () => {
    const manager = {
      name: 'Marta',
      email: 'marta@example.com',
      password: 'secret-password',
      role: 'manager',
    };
    const registered = await post('/api/auth/register', manager);
    expect([browser.protocol(), registered.status]).toEqual(['h2', 201]);
    const signedIn = await post('/api/auth/login', { email: manager.email, password: manager.password });
    expect(signedIn.status).toBe(200);
    token = JSON.parse(String(signedIn.body)).data.token;
    const profile = await browser.request('/api/auth/profile', { headers: authorization() });
    expect(profile.status).toBe(200);
  });

  it('keeps old versions of TLS out', async () => {
    const { hostname, port } = new URL(deployment.origin);
    const socket = connect({
      host: hostname,
      port: Number(port),
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
    });
    const outcome = await new Promise((resolve) => {
      socket.once('secureConnect', () => resolve('connected')).once('error', () => resolve('refused'));
    });
    socket.destroy();
    expect(outcome).toBe('refused');
  });

  it('sends every kind of file as the API does, from the cache too', async () => {
    const kinds = oneOfEachKind();
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining([
        'shell, .js',
        'shell, .css',
        'shell, .woff2',
        'portals, .js',
        'portals.json, .json',
      ]),
    );
    for (const [kind, path] of kinds) {
      for (const encoding of ENCODINGS) {
        const headers = { ...PAGE, 'accept-encoding': encoding };
        const direct = await directReply(deployment.apiOrigins[0] ?? '', path, headers);
        expect([kind, direct.status]).toEqual([kind, 200]);
        for (const attempt of ['first', 'again']) {
          const sent = await browser.request(path, { headers });
          expect([kind, encoding, attempt, comparable(sent)]).toEqual([
            kind,
            encoding,
            attempt,
            comparable(direct),
          ]);
        }
        const unchanged = { ...headers, 'if-none-match': direct.headers['etag'] ?? '' };
        expect([kind, encoding, comparable(await browser.request(path, { headers: unchanged }))]).toEqual([
          kind,
          encoding,
          comparable(await directReply(deployment.apiOrigins[1] ?? '', path, unchanged)),
        ]);
      }
    }
  });

  it('sends what the publisher has compressed, and asks the API for it once', async () => {
    const read = (suffix = '') => readFileSync(join(deployment.folder, 'site', script + suffix));
    for (const { encoding, file } of [
      { encoding: 'br', file: read('.br') },
      { encoding: 'gzip', file: read('.gz') },
      { encoding: 'identity', file: read() },
    ]) {
      for (let time = 0; time < 3; time += 1) {
        const { body } = await browser.request(script, { headers: { 'accept-encoding': encoding } });
        expect([encoding, body.equals(file)]).toEqual([encoding, true]);
      }
    }
    const uses = accessLog().filter(({ path }) => path === script);
    expect(uses.map(({ cache }) => cache)).toEqual([
      'MISS',
      'HIT',
      'HIT',
      'MISS',
      'HIT',
      'HIT',
      'MISS',
      'HIT',
      'HIT',
    ]);
  });

  it('gives every answer from the cache an ID of its own', async () => {
    const [one, other] = [await browser.request(script), await browser.request(script)];
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  });

  it('redirects from HTTP to its own origin, whatever the request calls it', async () => {
    const reply = await new Promise((resolve, reject) => {
      const options = { headers: { host: 'elsewhere.example.com' } };
      get(`${deployment.httpOrigin}/manager/projects?page=2`, options, resolve).once('error', reject);
    });
    reply.resume();
    expect([reply.statusCode, reply.headers.location]).toEqual([
      308,
      `${deployment.origin}/manager/projects?page=2`,
    ]);
  });

  it('refuses the API over HTTP, instead of redirecting what carries a token', async () => {
    const reply = await fetch(`${deployment.httpOrigin}/api/auth/profile`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([403, null]);
  });

  it("passes the API's own failures on", async () => {
    const unknown = await browser.request('/api/nothing/here');
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'NOT_FOUND']);
    const large = await post('/api/auth/login', { email: 'x'.repeat(200_000), password: 'x' });
    expect([large.status, codeOf(large)]).toEqual([413, 'BODY_TOO_LARGE']);
    const larger = await post('/api/auth/login', { email: 'x'.repeat(2_000_000), password: 'x' });
    expect([larger.status, codeOf(larger)]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it.each(['/metrics', '//metrics', '/metrics?x=1', '/%6detrics', '/x/../metrics'])(
    'does not show its metrics at %s',
    async (path) => {
      const reply = await browser.request(path);
      expect([reply.status, String(reply.body)]).toEqual([404, expect.not.stringContaining('http_requests')]);
    },
  );

  it("knows the client's address, whatever the client claims", async () => {
    const stranger = openBrowser(deployment.origin, deployment.certificate, '127.0.0.5');
    const reply = await stranger.request('/api/auth/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
      },
      body: { email: 'nobody@example.com', password: 'a wrong password' },
    });
    stranger.close();
    expect(reply.status).toBe(401);
    const addresses = () =>
      deployment.api
        .flatMap(logLines)
        .filter(({ msg }) => msg === 'Sign-in failed')
        .map(({ address }) => address);
    await expect.poll(addresses).toEqual(['127.0.0.5']);
  });

  it('logs neither tokens nor queries', async () => {
    const secret = randomUUID();
    await browser.request(`/api/auth/profile?token=${secret}`, { headers: authorization() });
    await browser.request(`/login?token=${secret}`, { headers: PAGE });
    const logs = [deployment.web, ...deployment.api].map((part) => part.readLog()).join('');
    expect(logs).toContain('/api/auth/profile');
    expect(logs).not.toContain(secret);
    expect(logs).not.toContain(token);
  });

  it("gives the API's user no other database, and strangers none", async () => {
    const forbidden = MongoClient.connect(deployment.database.uri).then((client) =>
      client
        .db('other')
        .collection('things')
        .insertOne({ x: 1 })
        .finally(() => client.close()),
    );
    await expect(forbidden).rejects.toThrow(/not authorized/i);
    const withoutUser = deployment.database.uri.replace(/\/\/[^@]*@/, '//');
    const strange = MongoClient.connect(withoutUser).then((client) =>
      client
        .db('engineering-rm')
        .collection('users')
        .findOne()
        .finally(() => client.close()),
    );
    await expect(strange).rejects.toThrow(/requires authentication/i);
  });

  it('goes on when a process of the API is killed, and uses it again when it is back', async () => {
    await deployment.api[0]?.kill();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await browser.request('/manager', { headers: PAGE })).status).toBe(200);
      const created = await post('/api/projects', project(`Without one ${attempt}`), authorization());
      expect(created.status).toBe(201);
    }
    await deployment.api[0]?.start();
    await expect
      .poll(
        async () => {
          await browser.request('/readyz');
          return accessLog().at(-1)?.['server'];
        },
        { timeout: 10_000 },
      )
      .toBe(new URL(deployment.apiOrigins[0] ?? '').host);
  });

  it('says in the format of the API that there is none', async () => {
    await Promise.all(deployment.api.map((part) => part.kill()));
    const reply = await browser.request('/api/auth/profile', { headers: authorization() });
    const { requestId, ...failure } = JSON.parse(String(reply.body));
    const message = 'The service is not available. Please try again in a moment.';
    expect([reply.status, failure]).toEqual([
      503,
      { success: false, error: message, message, code: 'UNAVAILABLE' },
    ]);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      'retry-after': '5',
    });
    const page = await browser.request('/manager', { headers: PAGE });
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/plain']);
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    const file = await browser.request(script, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(file.status).toBe(200);
  });
});

/**
 * @param {string} path
 * @param {object} body
 * @param {Record<string, string>} [headers]
 */
const post = (path, body, headers) =>
  browser.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const authorization = () => ({ authorization: `Bearer ${token}` });

/** @param {string} name */
const project = (name) => ({ name, description: 'x', startDate: '2026-01-01', endDate: '2026-12-31' });

/** @param {import('../testing/browser.mjs').Reply} reply */
const codeOf = ({ body }) => JSON.parse(String(body)).code;

/** @param {import('../testing/browser.mjs').Reply} reply */
const comparable = ({ status, headers, body }) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_HOP.includes(name))),
  body: body.toString('base64'),
});

/**
 * @param {import('./part.mjs').Part} part
 * @returns {Record<string, unknown>[]}
 */
const logLines = (part) =>
  part
    .readLog()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

const accessLog = () => logLines(deployment.web);
