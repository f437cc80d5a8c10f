import type { IncomingMessage } from 'node:http';

/** True for a request that originated on this machine. One forwarded by a local proxy did not. */
export function isLoopbackRequest({ socket, headers }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}
