import type { IncomingMessage } from 'node:http';
import { hostNameOf } from '../http/allow-hosts';

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * True for a request that originated on this machine. One forwarded by a local proxy did not, even if the proxy adds no
 * header: it was sent to another name.
 */
export function isLoopbackRequest({ socket, headers }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  if (!LOOPBACK_HOSTS.has(hostNameOf(headers.host))) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}
