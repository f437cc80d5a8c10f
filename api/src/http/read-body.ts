import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import { DomainError, fieldsRefused } from './domain-error';

const MAX_BODY = '100kb';

const parseJson = bodyParser({
  enableTypes: ['json'],
  extendTypes: { json: ['application/json'] },
  parsedMethods: ['POST', 'PUT'],
  jsonLimit: MAX_BODY,
  jsonStrict: false,
});

/** The JSON object that was sent; `{}` when nothing was, so that the missing fields are what is reported. */
export async function readBody(ctx: Context): Promise<unknown> {
  // `is` answers null for a request without a body.
  const type = ctx.request.is('application/json');
  if (type === null) return {};
  if (type === false) {
    throw new DomainError('NOT_JSON', 'The body must be JSON, with content-type application/json');
  }
  try {
    await parseJson(ctx, async () => {});
  } catch (error) {
    throw asRefusal(error, ctx);
  }
  const { body } = ctx.request;
  if (body === '' || body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw fieldsRefused('VALIDATION_FAILED', [{ path: '', message: 'The body must be a JSON object' }]);
  }
  return body;
}

function asRefusal(error: unknown, ctx: Context): DomainError {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  // The rest of what is being sent is read and dropped, so that the answer arrives before the connection ends.
  ctx.req.resume();
  if (status === 413) {
    const headers = { connection: 'close' };
    return new DomainError('BODY_TOO_LARGE', 'The body must not be larger than 100 KB', { headers });
  }
  if (status === 415) return new DomainError('NOT_JSON', 'The body has an encoding that is not supported');
  return new DomainError('MALFORMED_JSON', 'The body is not valid JSON');
}
