import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/**
 * Warns once if requests arrive through a proxy although none is trusted: then all clients count as one address for the
 * rate limits and in the log. It may also be a client's own header, so it is not trusted.
 */
export function detectUntrustedProxy(logger: Logger, trustedProxies: number): Middleware {
  let warned = trustedProxies > 0;
  return async (ctx, next) => {
    if (!warned && ctx.get('x-forwarded-for')) {
      warned = true;
      logger.warn(
        'A request has X-Forwarded-For, but TRUSTED_PROXIES is 0. Behind a proxy, set it to the number of proxies; otherwise, ignore this.',
      );
    }
    await next();
  };
}
