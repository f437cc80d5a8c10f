import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Listener } from './listen';

/**
 * Lets running requests finish for at most `timeoutMs` and only then closes the socket, so that a load balancer can
 * still see on `/readyz` that this process is stopping. Returns how many requests were cut off.
 */
export async function drainServer({ server, activeRequests }: Listener, timeoutMs: number): Promise<number> {
  const deadline = Date.now() + timeoutMs;
  while (activeRequests() > 0 && Date.now() < deadline) await wait(20);
  const cutOff = activeRequests();
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  return cutOff;
}
