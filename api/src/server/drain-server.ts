import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Listener } from './listen';

/**
 * Lets the running requests finish, for `patienceMs` at most, and only then closes the socket: as long as one runs, a
 * balancer that asks `/readyz` is told that this process is stopping. Answers how many requests were cut off.
 */
export async function drainServer({ server, running }: Listener, patienceMs: number): Promise<number> {
  const deadline = Date.now() + patienceMs;
  while (running() > 0 && Date.now() < deadline) await wait(20);
  const cutOff = running();
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  return cutOff;
}
