import { Stream, Writable } from 'node:stream';
import compress from 'koa-compress';
import type { Middleware } from 'koa';
import type { RequestState } from './request-state';

const MIN_BYTES = 1024;

const ENCODINGS = ['br', 'gzip', 'identity'];

/** Where responses carry a token next to text that the caller chose. */
const WITH_TOKENS = ['/api/auth/', '/api/invitations'];

/**
 * Compresses the API's responses with Brotli or gzip, except for those with a token, because the compressed size of such
 * a mixture can reveal it (BREACH). Published files are already compressed. A client that accepts no encoding, not even
 * none, gets the response as it is: the library would fail for want of one to choose.
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
