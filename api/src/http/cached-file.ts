import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { bestEncoding } from './best-encoding';

/** A small file in memory, with the encodings that are worth computing for it. */
export interface CachedFile {
  etag: string;
  text: Buffer;
  br?: Buffer;
  gzip: Buffer;
}

/** Weak, because it identifies the content in every encoding. */
export function etagOf(text: Buffer): string {
  return `W/"${createHash('sha256').update(text).digest('base64url')}"`;
}

/** Sends the file in the best encoding the client accepts. The client caches it and revalidates it on every use. */
export function sendCached(ctx: Context, file: CachedFile, type: string): void {
  ctx.vary('accept-encoding');
  ctx.set('cache-control', 'no-cache');
  ctx.set('etag', file.etag);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  const encoding = bestEncoding(ctx, [...(file.br ? ['br'] : []), 'gzip']);
  if (encoding === 'br' || encoding === 'gzip') ctx.set('content-encoding', encoding);
  ctx.body = (encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : undefined) ?? file.text;
}
