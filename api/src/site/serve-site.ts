import type { Context, Middleware } from 'koa';
import type { RequestState } from '../http/request-state';
import { ApiError } from '../errors/api-error';
import { sendCached } from '../http/cached-file';
import { siteCache, type Site } from './site-cache';
import { sendFile } from './send-file';

const FOREVER = 'public, max-age=31536000, immutable';
/** Cached, but revalidated on every use, because publishing changes it. */
const CHECK_EACH_TIME = 'no-cache';

/**
 * Serves what was published: immutable files from the shell's and the portals' folders, and the single page at every
 * address a user may open. The page is never served for a missing file, because a browser would run it as a script.
 */
export function serveSite(siteDir: string): Middleware<RequestState> {
  const site = siteCache(siteDir);
  return async (ctx) => {
    const { path } = ctx;
    if (!['GET', 'HEAD'].includes(ctx.method)) {
      const headers = { allow: 'GET, HEAD' };
      throw new ApiError('METHOD_NOT_ALLOWED', 'This address supports only GET', { headers });
    }
    if (path.startsWith('/shell/') || /^\/portals\/[^/]+\/[^/]+\/./.test(path)) {
      ctx.state.route = 'file';
      await sendFile(ctx, siteDir, FOREVER);
    } else if (path === '/portals.json') {
      ctx.state.route = path;
      const portals = await site.portals();
      if (!portals) throw new ApiError('NOT_FOUND', 'No portals are published');
      sendCached(ctx, portals, 'json');
    } else if (path === '/storybook') {
      ctx.redirect('/storybook/');
    } else if (path.startsWith('/storybook/')) {
      ctx.state.route = 'storybook';
      ctx.set((await site.headers())?.storybook ?? {});
      // The sandbox gives Storybook an opaque origin, so even its own preview frame counts as cross-origin.
      ctx.remove('x-frame-options');
      await sendFile(ctx, siteDir, CHECK_EACH_TIME);
    } else if (opensPage(ctx)) {
      ctx.state.route = 'page';
      await sendPage(ctx, site);
    } else {
      throw new ApiError('NOT_FOUND', 'Nothing exists at this address');
    }
  };
}

/**
 * Browsers explicitly accept HTML when a user opens an address. A request for a file that accepts anything is not one.
 */
function opensPage(ctx: Context): boolean {
  if (ctx.path.startsWith('/portals/')) return false;
  const namesFile = /\.\w+$/.test(ctx.path);
  return namesFile ? ctx.get('accept').includes('text/html') : ctx.accepts('html') === 'html';
}

async function sendPage(ctx: Context, site: Site): Promise<void> {
  const [page, headers] = await Promise.all([site.page(), site.headers()]);
  if (!page || !headers) {
    ctx.status = 503;
    ctx.type = 'text/plain';
    ctx.set('cache-control', 'no-store');
    ctx.body = 'The pages are not published yet. The API works, at /api.\n';
    return;
  }
  ctx.set(headers.page);
  sendCached(ctx, page, 'html');
}
