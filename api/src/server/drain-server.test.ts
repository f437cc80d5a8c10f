import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drainServer } from './drain-server';
import { listen, type Listener } from './listen';

let listener: Listener;
const sockets: Socket[] = [];
beforeEach(async () => {
  listener = await listen('127.0.0.1', 0);
  listener.setHandler((request, response) => void request.pipe(response));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  listener.server.close();
});

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(listener.url).port), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function post(socket: Socket): Promise<string> {
  socket.write('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\nAtlas');
  const [response] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return String(response);
}

describe('a server that stops', () => {
  it('answers a request that an open connection brings at the last moment, then closes the connection', async () => {
    const [first, second] = [await open(), await open()];
    expect(await post(first)).toMatch(/^HTTP\/1\.1 200 OK\r\n(?!.*Connection: close)/s);
    const drained = drainServer(listener, 4000);
    expect(await post(first)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n/s);
    await once(first, 'close');
    expect(await post(second)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n/s);
    expect(await drained).toBe(0);
  });

  it('answers what has arrived on connections that it has not accepted yet', async () => {
    const port = Number(new URL(listener.url).port);
    const answers = Array.from({ length: 20 }, () => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      return post(socket);
    });
    const drained = drainServer(listener, 4000);
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await drained).toBe(0);
  });

  it('refuses new connections meanwhile, which are made to another process then', async () => {
    const socket = await open();
    await post(socket);
    const drained = drainServer(listener, 4000);
    await expect
      .poll(() => open().catch((error: unknown) => error), { interval: 1 })
      .toMatchObject({ code: 'ECONNREFUSED' });
    expect(await post(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await drained).toBe(0);
  });
});
