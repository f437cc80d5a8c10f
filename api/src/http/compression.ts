import compress from 'koa-compress';
import type { Middleware } from 'koa';
import type { RequestState } from './request-state';

const MIN_BYTES = 1024;

/**
 * Compresses the API's responses with Brotli or gzip. Those under `/api/auth/` carry a token next to text the caller
 * chose, and the compressed size of such a mixture can reveal the token (BREACH), so they are not compressed. Published
 * files are already compressed.
 */
export function compression(): Middleware<RequestState> {
  const compressed = compress({ threshold: MIN_BYTES, deflate: false });
  return async (ctx, next) => {
    const isEligible = ctx.path.startsWith('/api/') && !ctx.path.startsWith('/api/auth/');
    await (isEligible ? compressed(ctx, next) : next());
  };
}
