import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { publishSite } from '@erm/publisher/commands/publish-site';
import { startLocalS3 } from '@erm/publisher/testing/local-s3';
import { samplePortal, sampleShell } from '@erm/publisher/testing/sample-builds';
import { temporarySite } from '@erm/publisher/testing/temporary-site';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleApi, startProcess, type ApiProcess } from './test-support/api-process';
import { uriOf } from './test-support/start-api';

const { MONGOD_BINARY } = process.env;

// Each test starts one or more processes, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let bundle: string;
let dataDir: string;
let started: ApiProcess[] = [];

beforeAll(() => {
  bundle = bundleApi();
});
afterAll(() => rmSync(bundle, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'api-main-'));
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  started = [];
  // A mongod keeps writing for a moment after its parent is killed, and the retries of rmSync do not see new files.
  await vi.waitFor(() => rmSync(dataDir, { recursive: true, force: true }), {
    timeout: 60_000,
    interval: 200,
  });
});

function start(environment: Record<string, string | undefined> = {}): ApiProcess {
  const process = startProcess(bundle, { DATA_DIR: dataDir, ...environment });
  started.push(process);
  return process;
}

const json = { 'content-type': 'application/json' };

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: 'manager@demo.test', password: 'demo-password' });
  const reply = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: json, body });
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { data: { token: string } }).data.token;
}

async function addProject(url: string, token: string, name: string): Promise<number> {
  const body = JSON.stringify({
    name,
    description: 'x',
    startDate: '2026-01-01',
    endDate: '2026-02-01',
    teamSize: 1,
  });
  const headers = { ...json, authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/projects`, { method: 'POST', headers, body })).status;
}

async function projectNames(url: string, token: string): Promise<string[]> {
  const reply = await fetch(`${url}/api/projects`, { headers: { authorization: `Bearer ${token}` } });
  return ((await reply.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
}

/** Starts a sign-in request and sends the rest of its body only on `finish`. */
async function beginRequest(url: string): Promise<{ socket: Socket; finish(): Promise<string> }> {
  const body = JSON.stringify({ email: 'manager@demo.test', password: 'demo-password' });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await wait(200);
  return {
    socket,
    finish: () =>
      new Promise((resolve) => {
        let reply = '';
        socket.on('data', (text) => (reply += String(text)));
        socket.on('close', () => resolve(reply));
        socket.write(body.slice(10));
      }),
  };
}

describe('a misconfigured start', () => {
  it.each([
    ['PORT', '99999'],
    ['SEED', 'everything'],
    ['SITE_DIR', 's3://Sites/prod'],
    ['SITE_DIR', 'https://sites.example.com/prod'],
    ['SEED', 'demo', { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), MONGODB_URI: 'embedded' }],
    ['NODE_ENV', 'production'],
  ])('exits with code 2 and one sentence for %s=%s', async (name, value, others?: Record<string, string>) => {
    const process = start({ ...others, [name]: value });
    expect(await process.ended).toBe(2);
    expect(process.stderr().trim().split('\n')).toHaveLength(1);
    expect(process.stderr()).toContain(
      name === 'NODE_ENV' ? 'JWT_SECRET is not set' : `${name} is "${value}"`,
    );
    expect(process.stdout()).toBe('');
  });

  it('exits with code 2 and one sentence when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const process = start({ PORT: String(port) });
    expect(await process.ended).toBe(2);
    expect(process.stderr()).toContain(
      `PORT is ${port}, but another program is already listening on 127.0.0.1:${port}`,
    );
    other.close();
  });

  it('exits with code 2 when another process uses the data folder', async () => {
    await start().ready;
    const second = start();
    expect(await second.ended).toBe(2);
    expect(second.stderr()).not.toContain('    at ');
    expect(second.stderr()).toContain(dataDir);
  });

  it('exits with code 2 when MONGOD_BINARY is not a mongod', async () => {
    const started = start({ MONGOD_BINARY: '/bin/false' });
    expect(await started.ended).toBe(2);
    expect(started.stderr()).toContain('MONGOD_BINARY is "/bin/false", but that program exited (1)');
  });
});

describe('a start on a bucket', () => {
  it('serves what is published there, and exits with code 2 if there is no such bucket', async () => {
    const s3 = await startLocalS3();
    const site = await temporarySite(s3.address('prod'));
    try {
      await publishSite(site, {
        shell: sampleShell(),
        portals: [samplePortal('manager', '1.0.0')],
        commit: null,
      });
      const keys = join(site.root, 'site-key.pub.pem');
      const { url } = await start({ ...s3.env, SITE_DIR: site.siteDir, SITE_PUBLIC_KEYS: keys }).ready;
      expect((await fetch(url, { headers: { accept: 'text/html' } })).status).toBe(200);
      expect((await fetch(`${url}/shell/main.main.js`)).status).toBe(200);

      const refused = start({ ...s3.env, SITE_DIR: 's3://elsewhere/prod', SITE_PUBLIC_KEYS: keys });
      expect(await refused.ended).toBe(2);
      expect(refused.stderr()).toMatch(
        /^SITE_DIR is "s3:\/\/elsewhere\/prod", but it must be a bucket that this process can read \(.*NoSuchBucket.*\)\.$/m,
      );
    } finally {
      await s3.close();
      await site.remove();
    }
  });

  it('alone loads the client of S3', () => {
    const programs = readdirSync(bundle).filter((name) => name.endsWith('.js'));
    const withClient = programs.filter((name) =>
      readFileSync(join(bundle, name), 'utf8').includes('@aws-sdk/client-s3'),
    );
    // The name of what is imported on demand. What anything else shares is in chunks.
    expect(withClient).toEqual([expect.stringMatching(/^s3-reader-/)]);
  });
});

describe('a start without an IPC channel', () => {
  it('prints its URL when it is ready', () => {
    const run = spawnSync(
      process.execPath,
      [
        '-e',
        `const { spawn } = require('node:child_process');
        const child = spawn(process.execPath, [process.argv[1]], { stdio: ['ignore', 'pipe', 'ignore'] });
        child.stdout.on('data', (text) => { process.stdout.write(text); if (/^Ready on/m.test(text)) child.kill(); });
        child.on('exit', (code) => process.exit(code));`,
        join(bundle, 'main.js'),
      ],
      { env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir }, encoding: 'utf8' },
    );
    expect(run.stdout).toMatch(/^Ready on http:\/\/127\.0\.0\.1:\d+$/m);
    expect(run.status).toBe(0);
  });
});

describe('a production database without a manager', () => {
  const environment = { NODE_ENV: 'production', MONGODB_URI: 'embedded', JWT_SECRET: randomUUID().repeat(2) };
  const link = (text: string) =>
    /^There is no manager yet\..* at (http\S+)\/invitation#([\w-]{43})$/m.exec(text);

  it('gets one through the link that is printed, but not logged', async () => {
    const first = start(environment);
    const { url } = await first.ready;
    await vi.waitFor(() => expect(link(first.stderr())?.[1]).toBe(url));
    const token = link(first.stderr())?.[2] ?? '';
    const person = { token, name: 'Ada Park', email: 'ada@example.com', password: 'a good password' };
    const body = JSON.stringify(person);
    const accept = () => fetch(`${url}/api/invitations/accept`, { method: 'POST', headers: json, body });
    expect((await accept()).status).toBe(201);
    expect((await accept()).status).toBe(410);
    first.child.kill('SIGTERM');
    await first.ended;
    expect(first.stdout()).not.toContain(token);

    const second = start(environment);
    await second.ready;
    second.child.kill('SIGTERM');
    await second.ended;
    expect(second.stderr()).not.toContain('There is no manager');
  });
});

const stores: [string, Record<string, string>][] = [
  ['the embedded store', { SEED: 'demo' }],
  ...(MONGOD_BINARY
    ? [['a managed mongod', { SEED: 'demo', MONGOD_BINARY }] as [string, Record<string, string>]]
    : []),
];

const runAsRoot = (command: string, args: string[]) => spawnSync(command, args).status;
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

it.runIf(mayMount)('is ready again only once its disk is no longer full', async () => {
  expect(runAsRoot('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', dataDir])).toBe(0);
  try {
    const { url } = await start().ready;
    const status = async () => (await fetch(`${url}/readyz`)).status;
    expect(await status()).toBe(200);
    const ballast = join(dataDir, 'ballast');
    runAsRoot('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k']);
    await expect.poll(status, { timeout: 10_000 }).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    rmSync(ballast);
    await expect.poll(status, { timeout: 10_000 }).toBe(200);
  } finally {
    runAsRoot('umount', ['--lazy', dataDir]);
  }
});

describe.each(stores)('on %s', (_, store) => {
  it('starts with demo data, stops cleanly, and preserves all data', async () => {
    const first = start(store);
    const { type, url, demo } = await first.ready;
    expect({ type, demo }).toEqual({ type: 'ready', demo: true });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const token = await signIn(url);
    expect(await addProject(url, token, 'Preserved')).toBe(201);
    const stoppedAt = Date.now();
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(10_000);

    const second = await start(store).ready;
    expect(second.demo).toBe(true);
    // The session survives the restart too because the generated key was stored.
    expect(await projectNames(second.url, token)).toContain('Preserved');
    expect(await projectNames(second.url, token)).toHaveLength(9);
  });

  it('preserves every acknowledged write when it is killed in the middle of writing', async () => {
    const first = start(store);
    const { url } = await first.ready;
    const token = await signIn(url);
    const acknowledged: string[] = [];
    const writer = async (number: number) => {
      for (let count = 0; ; count += 1) {
        const name = `Project ${number}-${count}`;
        if ((await addProject(url, token, name)) === 201) acknowledged.push(name);
      }
    };
    const writers = [1, 2, 3, 4].map((number) => writer(number).catch(() => {}));
    while (acknowledged.length < 20) await wait(10);
    first.child.kill('SIGKILL');
    await Promise.all(writers);

    const second = await start(store).ready;
    expect(await projectNames(second.url, token)).toEqual(expect.arrayContaining(acknowledged));
  });
});

describe('shutdown', () => {
  it('reports not ready immediately, finishes running requests, and exits with code 0', async () => {
    const server = start();
    const { url } = await server.ready;
    const running = await beginRequest(url);
    server.child.kill('SIGINT');
    await wait(100);
    const probe = await fetch(`${url}/readyz`);
    expect(probe.status).toBe(503);
    expect(await probe.json()).toEqual({ status: 'stopping' });
    expect(await running.finish()).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await server.ended).toBe(0);
  });

  it('stays graceful when one Ctrl-C delivers several signals', async () => {
    const server = start();
    const { url } = await server.ready;
    const running = await beginRequest(url);
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    await wait(100);
    server.child.kill('SIGINT');
    expect(await running.finish()).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await server.ended).toBe(0);
  });

  it('is immediate on a second, later signal', async () => {
    const server = start();
    const { url } = await server.ready;
    const { socket } = await beginRequest(url);
    server.child.kill('SIGTERM');
    await wait(1200);
    const second = Date.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(1);
    expect(Date.now() - second).toBeLessThan(1000);
    socket.destroy();
  });

  it('begins when the parent process is gone', async () => {
    const server = start();
    await server.ready;
    server.child.disconnect();
    expect(await server.ended).toBe(0);
  });

  it('aborts requests that do not finish within ten seconds', async () => {
    const server = start();
    const { url } = await server.ready;
    const { socket } = await beginRequest(url);
    const from = Date.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(Date.now() - from).toBeLessThan(10_000);
    expect(server.stdout()).toContain('Stopped before these requests finished');
    socket.destroy();
  });
});

describe('a configured database', () => {
  it('is used under the connection string’s name and is seeded only on request', async () => {
    const uri = uriOf(`api-main-${randomUUID()}`);
    const { url, demo } = await start({ MONGODB_URI: uri }).ready;
    expect(demo).toBe(false);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const second = await start({ MONGODB_URI: uri, SEED: 'demo' }).ready;
    expect(second.demo).toBe(true);
    await signIn(url);
  });

  it('is waited for while the process reports not ready', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    const waiting = start({ PORT: String(port), MONGODB_URI: 'mongodb://127.0.0.1:9/?replicaSet=rs0' });
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) await wait(50);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    waiting.child.kill('SIGTERM');
    expect(await waiting.ended).toBe(0);
  });
});

describe.runIf(MONGOD_BINARY)('a managed mongod', () => {
  const pidOfMongod = () => Number(readFileSync(join(dataDir, 'mongod/mongod.lock'), 'utf8'));
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('does not outlive a killed parent', async () => {
    const server = start({ MONGOD_BINARY });
    await server.ready;
    const pid = pidOfMongod();
    expect(isAlive(pid)).toBe(true);
    server.child.kill('SIGKILL');
    await server.ended;
    for (let tries = 0; isAlive(pid) && tries < 200; tries += 1) await wait(50);
    expect(isAlive(pid)).toBe(false);
  });

  it('stops the process with a logged reason when it dies', async () => {
    const server = start({ MONGOD_BINARY });
    await server.ready;
    process.kill(pidOfMongod(), 'SIGKILL');
    expect(await server.ended).toBe(1);
    expect(server.stdout()).toContain('"level":"fatal"');
    expect(server.stdout()).toContain('mongod.log');
  });
});
