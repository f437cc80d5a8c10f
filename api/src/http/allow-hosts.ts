import type { Middleware } from 'koa';
import { isIP } from 'node:net';
import { ApiError } from '../errors/api-error';

/** Host names, or `local` for names that no other site can claim. */
export type AllowedHosts = readonly string[] | 'local' | 'any';

/** Probes address a process by whatever its orchestrator knows. */
const FOR_EVERY_HOST: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Refuses requests that were sent to another name, which keeps a page of another site from reaching this server by
 * pointing its own name at it (DNS rebinding). Reads the header itself: a proxy may pass on a forged `X-Forwarded-Host`.
 */
export function allowHosts(hosts: AllowedHosts): Middleware {
  if (hosts === 'any') return (_ctx, next) => next();
  const isAllowed = hosts === 'local' ? isLocal : (host: string) => hosts.includes(host);
  return async (ctx, next) => {
    const host = hostNameOf(ctx.req.headers.host);
    if (!isAllowed(host) && !FOR_EVERY_HOST.has(ctx.path)) {
      throw new ApiError(
        'UNKNOWN_HOST',
        'This server does not answer for this host. Check its ALLOWED_HOSTS.',
      );
    }
    await next();
  };
}

/** Without the port, in lower case. */
export function hostNameOf(host = ''): string {
  return host.replace(/:\d*$/, '').toLowerCase();
}

/** IP addresses and names without a dot, which public DNS cannot resolve to another site. */
function isLocal(host: string): boolean {
  return !host.includes('.') || isIP(host) !== 0 || host.endsWith('.localhost');
}
