import { createHash } from 'node:crypto';
import { endpoints } from '@erm/contracts/endpoints';
import type { Middleware } from 'koa';
import type { ApiState } from '../http/api-state';
import { openApiDocument } from './openapi-document';
import { renderDocs } from './render-docs';
import { docsStyle } from './docs-style';

/** `/api/openapi.json`, and `/api/docs`, a page that shows it without a script. */
export function openApiRoutes(): Middleware<ApiState> {
  const document = openApiDocument(endpoints);
  const json = JSON.stringify(document, null, 2);
  const page = renderDocs(document);
  const styleHash = createHash('sha256').update(docsStyle).digest('base64');
  const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

  return async (ctx, next) => {
    const { path } = ctx;
    const isOurs = path === '/api/openapi.json' || path === '/api/docs';
    if (!isOurs || !['GET', 'HEAD'].includes(ctx.method)) {
      await next();
      return;
    }
    ctx.state.route = path;
    ctx.set('cache-control', 'no-cache');
    if (path === '/api/docs') {
      ctx.set('content-security-policy', pagePolicy);
      ctx.type = 'html';
      ctx.body = page;
    } else {
      ctx.type = 'json';
      ctx.body = json;
    }
  };
}
