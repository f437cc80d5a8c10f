import { once } from 'node:events';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Listener } from './listen';

/** Connections without a request for this long are idle. */
const QUIET_MS = 250;
/** For the connections that are made while others are accepted. */
const ACCEPT_MS = 500;
/** In a longer turn of the event loop, connections may be made after its turn to accept one. */
const SHORT_TURN_MS = 5;
/** For the requests that are on their way when new connections are refused. */
const LAST_REQUESTS_MS = 3000;

/**
 * Lets running requests finish for at most `timeoutMs` and only then closes the socket, so that a load balancer can
 * still see on `/readyz` that this process is stopping. A web server that ignores it may send a request on an open
 * connection at any moment, and must not repeat a write, so each request is answered as the last on its connection.
 * Returns how many requests were cut off.
 */
export async function drainServer(listener: Listener, timeoutMs: number): Promise<number> {
  const { server } = listener;
  await waitUntil(() => listener.activeRequests() === 0, timeoutMs);
  // Not before: connections that stay open leave fewer to be accepted now.
  listener.endKeepAlive();
  await acceptPending(server);
  const closed = once(server, 'close');
  // HTTP's own `close` would close idle connections, too.
  Server.prototype.close.call(server);
  await waitUntil(() => listener.idleMs() >= QUIET_MS, LAST_REQUESTS_MS);
  const cutOff = listener.activeRequests();
  server.closeAllConnections();
  await closed;
  return cutOff;
}

/**
 * Accepts the connections that have been made already: closing the socket would reset them, perhaps with a request that was
 * sent. Node accepts one per turn of its event loop.
 */
async function acceptPending(server: Server): Promise<void> {
  const deadline = Date.now() + ACCEPT_MS;
  let mayWait = true;
  const onConnection = () => (mayWait = true);
  server.on('connection', onConnection);
  while (mayWait && Date.now() < deadline) {
    mayWait = false;
    const startedAt = performance.now();
    await nextTurn();
    mayWait ||= performance.now() - startedAt > SHORT_TURN_MS;
  }
  server.off('connection', onConnection);
}

async function waitUntil(condition: () => boolean, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!condition() && Date.now() < deadline) await wait(20);
}
