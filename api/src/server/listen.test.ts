import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { failureSchema } from '@erm/contracts/errors';
import { afterEach, expect, it, vi } from 'vitest';
import { listen, type Listener } from './listen';

let listener: Listener;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  listener.server.close();
});

function open(): Socket {
  const socket = connect(Number(new URL(listener.url).port), '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

it('cuts off a client that sends its request too slowly', async () => {
  listener = await listen('127.0.0.1', 0, { connections: 10, headersMs: 100, requestMs: 200, startMs: 5000 });
  const slowHeaders = open();
  slowHeaders.write('GET / HTTP/1.1\r\nHost: 127');
  const slowBody = open();
  slowBody.write('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{');
  listener.setHandler((request) => request.resume());
  await Promise.all(
    [slowHeaders, slowBody].map(async (socket) => {
      const reply = once(socket, 'data');
      await once(socket, 'close');
      expect(String((await reply)[0])).toContain('408 Request Timeout');
    }),
  );
});

it('accepts no more connections than allowed', async () => {
  listener = await listen('127.0.0.1', 0, {
    connections: 2,
    headersMs: 5000,
    requestMs: 5000,
    startMs: 5000,
  });
  const [first, second] = [open(), open()];
  await Promise.all([once(first, 'connect'), once(second, 'connect')]);
  await once(open(), 'close');
  first.destroy();
  await once(first, 'close');
  const response = await fetch(`${listener.url}/healthz`);
  expect(response.status).toBe(200);
});

const SLOW = { connections: 10, headersMs: 5000, requestMs: 5000 };

it('holds requests until there is a handler, but answers probes', async () => {
  listener = await listen('127.0.0.1', 0, { ...SLOW, startMs: 60_000 });
  const reply = fetch(`${listener.url}/api/projects`, { method: 'POST', body: 'Atlas' });
  const leaving = new AbortController();
  const left = fetch(`${listener.url}/api/left`, { signal: leaving.signal });
  await vi.waitUntil(() => listener.activeRequests() === 2);
  expect((await fetch(`${listener.url}/healthz`)).status).toBe(200);
  const readiness = await fetch(`${listener.url}/readyz`);
  expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'starting' }]);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await vi.waitUntil(() => listener.activeRequests() === 1);

  const handled: unknown[] = [];
  listener.setHandler((request, response) => {
    handled.push(request.url);
    request.pipe(response);
  });
  expect(await (await reply).text()).toBe('Atlas');
  expect(handled).toEqual(['/api/projects']);
});

it('refuses a request as unavailable when the start takes too long', async () => {
  listener = await listen('127.0.0.1', 0, { ...SLOW, startMs: 10 });
  const reply = await fetch(`${listener.url}/api/projects`, { method: 'POST', body: 'Atlas' });
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('1');
  const failure = failureSchema.parse(await reply.json());
  expect(failure).toMatchObject({ code: 'UNAVAILABLE', requestId: reply.headers.get('x-request-id') });
});

it.each([
  [431, 'HEADERS_TOO_LARGE', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  [431, 'HEADERS_TOO_LARGE', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  [400, 'MALFORMED_REQUEST', 'GET / HTTP/9.9\r\n\r\n'],
  [400, 'MALFORMED_REQUEST', 'nonsense\r\n\r\n'],
  [405, 'METHOD_NOT_ALLOWED', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n'],
  [408, 'REQUEST_TIMEOUT', 'GET / HTTP/1.1\r\nHost: 127'],
])('answers what is no request with %i %s in the format of every failure', async (status, code, sent) => {
  listener = await listen('127.0.0.1', 0, { ...SLOW, headersMs: 200, startMs: 5000 });
  const socket = open();
  socket.write(sent);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('content-type: application/json');
  const failure = failureSchema.parse(JSON.parse(body));
  expect(failure).toMatchObject({ code, message: failure.error });
  expect(head).toContain(`x-request-id: ${failure.requestId}`);
});

it('ignores an expectation that it does not know', async () => {
  listener = await listen('127.0.0.1', 0, { ...SLOW, startMs: 5000 });
  listener.setHandler((request, response) => response.end(request.url));
  const socket = open();
  socket.write('GET /api/projects HTTP/1.1\r\nHost: x\r\nExpect: luck\r\nConnection: close\r\n\r\n');
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(String(reply)).toMatch(/^HTTP\/1\.1 200 [^]*\/api\/projects/);
});
