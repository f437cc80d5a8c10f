import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { send } from '@koa/send';
import type { Context } from 'koa';
import { storybookHeaders } from '@erm/publisher/page';
import { z } from 'zod';
import { ApiError } from '../errors/api-error';
import type { RequestState } from '../http/request-state';

const PAGES = ['index.html', 'iframe.html'];

/** Serves Storybook, if it is published, under its own headers, which give it an opaque origin. */
export async function serveStorybook(
  ctx: Context & { state: RequestState },
  { siteDir, storybook }: { siteDir: string; storybook: boolean },
): Promise<void> {
  const folder = join(siteDir, 'storybook');
  const pages = storybook ? await readPages(folder) : [];
  if (pages.length === 0) throw notFound();
  if (ctx.path === '/storybook') {
    ctx.redirect('/storybook/');
    return;
  }
  ctx.state.route = 'storybook';
  // Made here rather than published: whoever can change its files must not be able to take it out of the sandbox.
  ctx.set(storybookHeaders(pages));
  // Its sandbox makes Storybook a stranger to its own preview, which it shows in a frame.
  ctx.remove('x-frame-options');
  ctx.vary('accept-encoding');
  // Its files change with every publication.
  ctx.set('cache-control', 'no-cache');
  const options = { root: folder, index: 'index.html', format: false };
  const sent = await send(ctx, ctx.path.slice('/storybook'.length), options).catch(nullIfMissing);
  if (!sent) throw notFound();
  if (ctx.fresh) ctx.status = 304;
}

async function readPages(folder: string): Promise<string[]> {
  const pages = await Promise.all(
    PAGES.map((name) => readFile(join(folder, name), 'utf8').catch(nullIfMissing)),
  );
  return pages.filter((page) => page !== null);
}

const notFound = (): ApiError => new ApiError('NOT_FOUND', 'There is no such file');

/** A missing file, a folder, a hidden file, and a path that leaves the folder are all the same. */
function nullIfMissing(error: unknown): null {
  const { status, code } = z
    .object({ status: z.number().optional(), code: z.string().optional() })
    .catch({})
    .parse(error);
  if (code === 'ENOENT' || (status !== undefined && status < 500)) return null;
  throw error;
}
