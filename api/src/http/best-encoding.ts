import type { Context } from 'koa';

/**
 * The first of these encodings that the client accepts. Koa alone would take the one that the client names first, and
 * browsers name gzip before Brotli.
 */
export function bestEncoding(ctx: Context, encodings: readonly string[]): string {
  return encodings.find((encoding) => ctx.acceptsEncodings(encoding)) ?? 'identity';
}
