import { join } from 'node:path';
import { send } from '@koa/send';
import type { Context } from 'koa';
import { ApiError } from '../errors/api-error';

/**
 * Sends the published file at the path, in its .br or .gz variant if the client accepts it. Anything else results in
 * the same 404: a folder, a hidden file, or a path outside the site.
 */
export async function sendFile(ctx: Context, siteDir: string, cacheControl: string): Promise<void> {
  ctx.vary('accept-encoding');
  ctx.set('cache-control', cacheControl);
  // Restricted to one folder of the site, because other files are not public or not immutable.
  const [, top = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(ctx.path) ?? [];
  const options = { root: join(siteDir, top), index: 'index.html', format: false };
  const sent = await send(ctx, rest, options).catch(ignoreNotFound);
  if (!sent) throw new ApiError('NOT_FOUND', 'File not found');
  if (ctx.fresh) ctx.status = 304;
}

function ignoreNotFound(error: unknown): undefined {
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  if (typeof status === 'number' && status < 500) return undefined;
  throw error;
}
