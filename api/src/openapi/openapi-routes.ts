import { createHash } from 'node:crypto';
import Router from '@koa/router';
import { endpoints } from '@erm/contracts/endpoints';
import type { RequestState } from '../http/request-state';
import { docsStyle } from './docs-style';
import { openApiDocument } from './openapi-document';
import { renderDocs } from './render-docs';

/** `/api/openapi.json`, and `/api/docs`, a page that renders it without scripts. */
export function openApiRoutes(): Router<RequestState> {
  const document = openApiDocument(endpoints);
  const json = JSON.stringify(document, null, 2);
  const page = renderDocs(document);
  const styleHash = createHash('sha256').update(docsStyle).digest('base64');
  const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

  const router = new Router<RequestState>({ sensitive: true, strict: true });
  router.get('/api/openapi.json', (ctx) => {
    ctx.state.route = ctx.path;
    ctx.set('cache-control', 'no-cache');
    ctx.type = 'json';
    ctx.body = json;
  });
  router.get('/api/docs', (ctx) => {
    ctx.state.route = ctx.path;
    ctx.set('cache-control', 'no-cache');
    ctx.set('content-security-policy', pagePolicy);
    ctx.type = 'html';
    ctx.body = page;
  });
  return router;
}
