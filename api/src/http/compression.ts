import { Stream, Writable } from 'node:stream';
import compress from 'koa-compress';
import type { Middleware } from 'koa';
import type { RequestState } from './request-state';

const MIN_BYTES = 1024;

const ENCODINGS = ['br', 'gzip', 'identity'];

/** Where responses carry a token next to text that the caller chose. */
const WITH_TOKENS = ['/api/auth/', '/api/invitations'];

/**
 * Compresses the API's responses with Brotli or gzip, except those with a token, because the compressed size can leak
 * it (BREACH). Published files are already compressed. Clients that accept no encoding, not even identity, get the
 * response uncompressed; the library would fail with none to choose from.
 */
export function compression(): Middleware<RequestState> {
  const compressed = compress({ threshold: MIN_BYTES, deflate: false, zstd: false });
  return async (ctx, next) => {
    const isEligible =
      ctx.path.startsWith('/api/') &&
      !WITH_TOKENS.some((start) => ctx.path.startsWith(start)) &&
      ctx.acceptsEncodings(ENCODINGS) !== false;
    if (!isEligible) {
      await next();
      return;
    }
    let source: unknown;
    await compressed(ctx, async () => {
      await next();
      source = ctx.body;
    });
    // The library does not pass on the failure of a stream, after which it would wait for its end forever.
    const body: unknown = ctx.body;
    if (source instanceof Stream && body instanceof Writable && source !== body)
      source.once('error', (error: Error) => body.destroy(error));
  };
}
