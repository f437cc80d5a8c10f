import { storybookHeaders } from '@erm/publisher/page';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors/api-error';
import { etagOf } from '../http/cached-file';
import { memoize } from '../http/memoize';
import type { RequestState } from '../http/request-state';
import type { PublishedSite } from './open-site';

const FOLDER = 'storybook';
const PAGES = ['index.html', 'iframe.html'];
const CACHE_BYTES = 32 * 1024 * 1024;
/** The folder is listed at most this often. */
const LISTING_LIFETIME_MS = 2000;

/**
 * Serves Storybook, if published, under its own headers, which give it an opaque origin. Reads only listed files, and
 * again only if their ETag has changed.
 */
export function storybook(site: Pick<PublishedSite, 'read' | 'list'>) {
  const tags = memoize(async () => {
    const files = await site.list(FOLDER);
    return new Map(files.map(({ path, tag }) => [path, tag]));
  }, LISTING_LIFETIME_MS);
  const contents = new LRUCache<string, Buffer, string>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (content, key) => content.length + key.length,
    fetchMethod: async (_key, _stale, { context: path }) => (await site.read(path)) ?? undefined,
    ignoreFetchAbort: true,
  });

  async function read(name: string): Promise<Buffer | undefined> {
    const path = `${FOLDER}/${name}`;
    const tag = (await tags()).get(path);
    return tag === undefined ? undefined : contents.fetch(`${path} ${tag}`, { context: path });
  }

  return async (ctx: Context & { state: RequestState }): Promise<void> => {
    const pages = (await Promise.all(PAGES.map(read))).filter((page) => page !== undefined);
    if (pages.length === 0) throw notFound();
    if (ctx.path === '/storybook') {
      ctx.redirect('/storybook/');
      return;
    }
    ctx.state.route = FOLDER;
    const name = nameIn(ctx.path) || 'index.html';
    const content = await read(name);
    if (!content) throw notFound();
    // Set here rather than published: whoever can change its files must not be able to leave the sandbox.
    ctx.set(storybookHeaders(pages.map((page) => page.toString('utf8'))));
    // Its sandbox makes Storybook a stranger to its own preview, which it shows in a frame.
    ctx.remove('x-frame-options');
    // Its files change with every publication.
    ctx.set('cache-control', 'no-cache');
    ctx.set('etag', etagOf(content));
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.type = /\.\w+$/.exec(name)?.[0] ?? 'application/octet-stream';
    ctx.body = content;
  };
}

function nameIn(path: string): string {
  try {
    return decodeURIComponent(path.slice('/storybook/'.length));
  } catch {
    throw notFound();
  }
}

const notFound = (): ApiError => new ApiError('NOT_FOUND', 'There is no such file');
