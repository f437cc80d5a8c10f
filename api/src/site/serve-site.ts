import type { PageConfig } from '@erm/publisher/page';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { Counter, type Registry as Metrics } from 'prom-client';
import { ApiError } from '../errors/api-error';
import { bestEncoding } from '../http/best-encoding';
import { sendCached } from '../http/cached-file';
import type { RequestState } from '../http/request-state';
import { dropPageHeaders } from './drop-page-headers';
import { UnreadableSite, type PublishedSite } from './open-site';
import { storybook } from './serve-storybook';
import { siteFiles, TamperedFile, type SiteFile } from './site-files';
import { siteDocuments } from './site-page';
import type { SiteRegistry } from './site-registry';
import type { CurrentRegistry } from './verified-registry';

const RETRY_AFTER_SECONDS = '5';
const FOREVER = 'public, max-age=31536000, immutable';

/** The part of the configuration that the site needs. */
export interface SiteConfig {
  storybook: boolean;
  adminEmail: string;
  registration: string;
  passwordChange: 'required' | 'asked';
  portalDevOrigins: readonly string[];
  portalPreviews: boolean;
  sso: { label: string } | null;
}

/**
 * Serves published and verified files: immutable files of the shell and the portals, and the single page at every
 * address that a person may open. The page never replaces a missing file, because a browser would run it as a script.
 */
export function serveSite(
  config: SiteConfig,
  site: PublishedSite,
  currentRegistry: CurrentRegistry,
  logger: Logger,
  metrics: Metrics,
): Middleware<RequestState> {
  const tampered = new Counter({
    name: 'site_files_rejected_total',
    help: 'Requests for published files whose content is not what was published',
    registers: [metrics],
  });
  const documentsOf = siteDocuments(pageConfigOf(config));
  const findFile = siteFiles(site);
  const serveStorybook = config.storybook ? storybook(site) : null;

  return async (ctx) => {
    const { path } = ctx;
    if (!['GET', 'HEAD'].includes(ctx.method)) {
      const headers = { allow: 'GET, HEAD' };
      throw new ApiError('METHOD_NOT_ALLOWED', 'This address takes GET', { headers });
    }
    if (path === '/storybook' || path.startsWith('/storybook/')) {
      if (!serveStorybook) throw new ApiError('NOT_FOUND', 'Storybook is not published');
      return serveStorybook(ctx).catch(reject);
    }
    const current = await currentRegistry();
    if (path.startsWith('/shell/') || /^\/portals\/[^/]+\/[^/]+\/./.test(path)) {
      ctx.state.route = 'file';
      const file = await findPublished(path, current).catch(reject);
      if (!file) throw new ApiError('NOT_FOUND', 'There is no such file');
      await sendFile(ctx, file).catch(reject);
    } else if (path === '/portals.json') {
      ctx.state.route = path;
      if (!current) throw new ApiError('NOT_FOUND', 'No portals are published');
      sendCached(ctx, (await documentsOf(current)).portals, 'json');
    } else if (opensPage(ctx)) {
      ctx.state.route = 'page';
      await sendPage(ctx, current);
    } else {
      throw new ApiError('NOT_FOUND', 'There is nothing at this address');
    }
  };

  async function findPublished(path: string, current: SiteRegistry | null): Promise<SiteFile | null> {
    const file = current && (await findFile(current.registry, path));
    if (file) return file;
    // The page may be from a process that has learned of a publication a moment earlier.
    await site.catchUp();
    const latest = await currentRegistry();
    return latest && latest !== current ? findFile(latest.registry, path) : null;
  }

  function reject(error: unknown): never {
    if (error instanceof UnreadableSite) {
      logger.error({ err: error }, 'A published file cannot be read, so it is not served');
      const headers = { 'retry-after': RETRY_AFTER_SECONDS };
      throw new ApiError('UNAVAILABLE', 'This file cannot be read. Please try again in a moment.', {
        headers,
      });
    }
    if (!(error instanceof TamperedFile)) throw error;
    tampered.inc();
    logger.error({ err: error }, 'A published file was changed, so it is not served');
    throw new ApiError('UNAVAILABLE', 'This file cannot be verified');
  }

  async function sendPage(ctx: Context, current: SiteRegistry | null): Promise<void> {
    if (!current) {
      ctx.status = 503;
      ctx.type = 'text/plain';
      ctx.set('cache-control', 'no-store');
      ctx.body = 'The pages are not published yet, or cannot be read or verified. The API works, at /api.\n';
      return;
    }
    const { page, headers } = await documentsOf(current);
    ctx.set(headers);
    sendCached(ctx, page, 'html');
  }
}

/** Omits features that are off, because the page is public. */
function pageConfigOf({
  adminEmail,
  registration,
  passwordChange,
  portalDevOrigins,
  portalPreviews,
  sso,
}: SiteConfig): PageConfig {
  return {
    adminEmail,
    registration,
    telemetry: true,
    liveEvents: true,
    ...(passwordChange === 'required' && { passwordChange }),
    ...(portalDevOrigins.length > 0 && { portalDevOrigins }),
    ...(portalPreviews && { portalPreviews }),
    ...(sso && { sso: sso.label }),
  };
}

async function sendFile(ctx: Context, file: SiteFile): Promise<void> {
  ctx.vary('accept-encoding');
  ctx.set('cache-control', FOREVER);
  ctx.set('etag', `W/"${file.digest}"`);
  ctx.status = 200;
  if (ctx.fresh) {
    dropPageHeaders(ctx);
    ctx.status = 304;
    return;
  }
  const encoding = bestEncoding(ctx, file.encodings);
  ctx.body = await file.read(encoding);
  dropPageHeaders(ctx);
  ctx.type = /\.\w+$/.exec(ctx.path)?.[0] ?? 'application/octet-stream';
  if (encoding !== 'identity') ctx.set('content-encoding', encoding);
}

/**
 * Browsers ask for HTML by name when a person opens an address. A request for a file name that accepts anything is not.
 */
function opensPage(ctx: Context): boolean {
  if (ctx.path.startsWith('/portals/')) return false;
  const namesFile = /\.\w+$/.test(ctx.path);
  return namesFile ? ctx.get('accept').includes('text/html') : ctx.accepts('html') === 'html';
}
