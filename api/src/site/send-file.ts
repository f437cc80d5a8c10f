import { send } from '@koa/send';
import type { Context } from 'koa';
import { DomainError } from '../http/domain-error';

/**
 * Answers the file of the published site that the path names, from its .br or .gz neighbour where the client takes
 * that. Whatever leads nowhere is the same 404: a folder, a hidden file, a way out of the site.
 */
export async function sendFile(ctx: Context, siteDir: string, cacheControl: string): Promise<void> {
  ctx.vary('accept-encoding');
  ctx.set('cache-control', cacheControl);
  const sent = await send(ctx, ctx.path, { root: siteDir, index: 'index.html', format: false }).catch(
    refused,
  );
  if (!sent) throw new DomainError('NOT_FOUND', 'There is no such file');
  if (ctx.fresh) ctx.status = 304;
}

function refused(error: unknown): undefined {
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  if (typeof status === 'number' && status < 500) return undefined;
  throw error;
}
