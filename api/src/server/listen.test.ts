import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
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
  listener = await listen('127.0.0.1', 0, { connections: 10, headersMs: 100, requestMs: 200 });
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
  listener = await listen('127.0.0.1', 0, { connections: 2, headersMs: 5000, requestMs: 5000 });
  const [first, second] = [open(), open()];
  await Promise.all([once(first, 'connect'), once(second, 'connect')]);
  await once(open(), 'close');
  first.destroy();
  await once(first, 'close');
  const response = await fetch(`${listener.url}/healthz`);
  expect(response.status).toBe(200);
});
