import { extname } from 'node:path';
import Router from '@koa/router';
import { endpoints } from '@erm/contracts/endpoints';
import { streams } from '@erm/contracts/events';
import { sendCached } from '../http/cached-file';
import type { RequestState } from '../http/request-state';
import { docsFile, docsFileNames } from './docs-files';
import { openApiDocument } from './openapi-document';

/**
 * The application stores its session in this origin's storage, so the reference allows no inline scripts, no `eval`,
 * and no other origins, and its scripts can send requests only to this origin. Swagger UI's icons are data URLs.
 */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `/api/openapi.json`, and the interactive reference at `/api/docs`. */
export function openApiRoutes(): Router<RequestState> {
  const document = JSON.stringify(openApiDocument({ ...endpoints, ...streams }), null, 2);
  const router = new Router<RequestState>({ sensitive: true, strict: true });
  router.get('/api/openapi.json', (ctx) => {
    ctx.state.route = ctx.path;
    ctx.set('cache-control', 'no-cache');
    ctx.type = 'json';
    ctx.body = document;
  });
  router.get('/api/docs', async (ctx) => {
    ctx.state.route = ctx.path;
    ctx.set('content-security-policy', DOCS_POLICY);
    sendCached(ctx, await docsFile('page.html'), 'html');
  });
  for (const name of docsFileNames) {
    if (name === 'page.html') continue;
    router.get(`/api/docs/${name}`, async (ctx) => {
      ctx.state.route = ctx.path;
      sendCached(ctx, await docsFile(name), extname(name));
    });
  }
  return router;
}
